import { paths } from '@shop/core/page/address.ts'
import type { Destination } from '@shop/core/search/destinations.ts'
import { splitAtPrefixes } from '@shop/core/search/highlight.ts'
import { PictureTile } from '../../product/PictureTile.tsx'
import { Marked } from '../Marked.tsx'
import { OptionLink } from './OptionLink.tsx'
import styles from './Suggestions.module.css'

interface Props {
  readonly id: string
  readonly isActive: boolean
  readonly destination: Destination
  readonly query: string
}

/** A category, or a whole group. */
export function DestinationOption({
  id,
  isActive,
  destination: { kind, id: destinationId, title, note, picture, group },
  query,
}: Props) {
  const isGroup = kind === 'group'
  return (
    <OptionLink
      id={id}
      isActive={isActive}
      href={isGroup ? paths.group(destinationId) : paths.category(destinationId)}
      group={group}
      className={styles.destination}
    >
      {isGroup ? (
        <span className={styles.mark} />
      ) : (
        <PictureTile name={picture} isFirst isTinted isSmall isRevealed={false} className={styles.picture} />
      )}
      <span>
        <b>
          {isGroup && 'Everything in '}
          <Marked stretches={splitAtPrefixes(title, query)} />
        </b>
        <small>
          <Marked stretches={splitAtPrefixes(note, query)} />
        </small>
      </span>
    </OptionLink>
  )
}
