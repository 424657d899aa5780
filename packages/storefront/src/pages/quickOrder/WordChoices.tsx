import type { Product, ProductOption } from '@shop/core/catalogue/catalogue.ts'
import { formatPack } from '@shop/core/catalogue/formatPack.ts'
import { formatWhole } from '@shop/core/money/figures.ts'
import { formatPrice, labelInc } from '@shop/core/money/price.ts'
import type { WordsChoice } from '@shop/core/quickOrder/matchLine.ts'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { Button } from '../../ui/Button.tsx'
import { isShort, OptionValues } from './OptionValues.tsx'
import styles from './WordChoices.module.css'

interface Props {
  readonly choices: readonly WordsChoice[]
  readonly onChoose: (choice: WordsChoice) => void
}

/**
 * Products that the words of a line may mean, each with its picture, pack and price, to be chosen in one step: where one
 * option is still open, with its value.
 */
export function WordChoices({ choices, onChoose }: Props) {
  return (
    <ul className={styles.choices}>
      {choices.map((choice) => {
        const open = findOpen(choice)
        return (
          <li key={`${choice.product.slug} ${choice.quantity}`}>
            <Button look="quiet" onClick={() => onChoose(choice)}>
              <PictureTile name={choice.product.picture} isRevealed={false} className={styles.picture} />
              <span className={styles.what}>
                <span className={styles.name}>
                  {choice.quantity !== undefined && `${formatWhole(choice.quantity)} × `}
                  {nameChoice(choice)}
                </span>{' '}
                <span className={styles.pack}>{describePack(choice.product)}</span>
              </span>
            </Button>
            {open && (
              <OptionValues
                option={open}
                of={choice.product.title}
                onPress={(value) => onChoose({ ...choice, options: { ...choice.options, [open.name]: value } })}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The one option that the words leave open, if it has few values. */
function findOpen({ product, options }: WordsChoice): ProductOption | undefined {
  const [open, ...others] = (product.options ?? []).filter(({ name }) => options[name] === undefined)
  return open && others.length === 0 && isShort(open) ? open : undefined
}

function nameChoice({ product, options }: WordsChoice): string {
  return [product.title, ...Object.entries(options).map(([name, value]) => `${name} ${value}`)].join(', ')
}

function describePack({ pack, priceIncVat }: Product): string {
  return labelInc(`${formatPack(pack)}, ${formatPrice(priceIncVat)}`)
}
