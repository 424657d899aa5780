import { paths } from '../../../domain/page/address.ts'
import { splitAtPrefixes } from '../../../domain/search/highlight.ts'
import type { Place } from '../../../domain/search/places.ts'
import { Marked } from '../Marked.tsx'
import { PictureTile } from '../../product/PictureTile.tsx'
import { OptionLink } from './OptionLink.tsx'
import styles from './Suggestions.module.css'

interface Props {
  readonly id: string
  readonly isActive: boolean
  readonly place: Place
  readonly query: string
}

/** A category, or a whole group. */
export function PlaceOption({ id, isActive, place: { kind, id: placeId, title, note, picture, group }, query }: Props) {
  const isGroup = kind === 'group'
  return (
    <OptionLink
      id={id}
      isActive={isActive}
      href={isGroup ? paths.group(placeId) : paths.category(placeId)}
      group={group}
      className={styles['place']}
    >
      {isGroup ? (
        <span className={styles['mark']} />
      ) : (
        <PictureTile
          name={picture}
          sizes="52px"
          isFirst
          isTinted
          isSmall
          isRevealed={false}
          className={styles['picture']}
        />
      )}
      <span>
        <b>
          {isGroup && 'All of '}
          <Marked stretches={splitAtPrefixes(title, query)} />
        </b>
        <small>
          <Marked stretches={splitAtPrefixes(note, query)} />
        </small>
      </span>
    </OptionLink>
  )
}
