import { money } from '@shop/core/money/shopMoney.ts'
import { formatVatRate } from '@shop/core/money/vat.ts'
import { PickField } from '../facts/PickField.tsx'

interface Props {
  /** In per cent; undefined where the prices fit none. */
  readonly value: number | undefined
  readonly hint?: string
  readonly onChange: (rate: number) => void
}

/** One of the shop's rates of VAT; nothing where it has only one. */
export function RateField({ value, hint, onChange }: Props) {
  if (money.vatRates.length < 2) return null
  return (
    <PickField
      label="VAT rate"
      name="rate"
      hint={hint}
      none={value === undefined ? 'The prices fit none' : undefined}
      values={money.vatRates.map(String)}
      value={value === undefined ? '' : String(value)}
      nameValue={(rate) => formatVatRate(Number(rate))}
      onChange={(rate) => rate !== '' && onChange(Number(rate))}
    />
  )
}
