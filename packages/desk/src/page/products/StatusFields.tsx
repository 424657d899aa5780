import { useId } from 'react'
import { formatDate } from '@shop/core/base/date.ts'
import type { StatusRecord } from '@shop/core/catalogue/schema.ts'
import { FieldFrame } from '@shop/storefront/ui/FieldFrame.tsx'
import { findStatus, setStatus } from '../../model/products.ts'
import { edit, useDesk } from '../store.ts'
import styles from './StatusFields.module.css'

const KINDS = {
  sold: 'For sale',
  availableFrom: 'Available from a day',
  suspendedUntil: 'Suspended until a day',
  replacedBy: 'Being phased out',
  discontinued: 'Discontinued',
}
type Kind = keyof typeof KINDS

/** The fields for the status of a product: whether it can be ordered, from when, and its replacement. */
export function StatusFields({ slug }: { slug: string }) {
  const { files } = useDesk()
  const id = useId()
  const status = findStatus(files, slug)
  const kind = readKind(status)
  const day = status?.availableFrom ?? status?.suspendedUntil
  const by = status?.replacedBy ?? ''
  const write = (next: StatusRecord | undefined) => edit(setStatus(files, slug, next))
  const choose = (next: Kind) => {
    const rest = { slug, ...(by !== '' && { replacedBy: by }) }
    if (next === 'sold') write(undefined)
    else if (next === 'discontinued') write({ ...rest, discontinued: true })
    else if (next === 'replacedBy') write(rest)
    else write({ ...rest, [next]: day ?? getTomorrow() })
  }
  return (
    <fieldset>
      <legend>Status</legend>
      <div className={styles.status}>
        <FieldFrame id={`${id}-kind`} label="Can be ordered">
          {(described) => (
            <select
              id={`${id}-kind`}
              value={kind}
              onChange={({ target }) => choose(target.value as Kind)}
              {...described}
            >
              {Object.entries(KINDS).map(([name, title]) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {day !== undefined && (
          <FieldFrame id={`${id}-day`} label="Day">
            {(described) => (
              <input
                id={`${id}-day`}
                type="date"
                value={day}
                onChange={({ target }) => target.value && write({ ...status!, [kind]: target.value })}
                {...described}
              />
            )}
          </FieldFrame>
        )}
        {status && (
          <FieldFrame id={`${id}-by`} label="Address of what takes its place">
            {(described) => (
              <input
                key={by}
                id={`${id}-by`}
                defaultValue={by}
                onBlur={({ target }) => {
                  const { replacedBy, ...rest } = status
                  if (target.value.trim() !== (replacedBy ?? ''))
                    write({ ...rest, ...(target.value.trim() !== '' && { replacedBy: target.value.trim() }) })
                }}
                {...described}
              />
            )}
          </FieldFrame>
        )}
      </div>
    </fieldset>
  )
}

function readKind(status: StatusRecord | undefined): Kind {
  if (!status) return 'sold'
  if (status.discontinued) return 'discontinued'
  if (status.availableFrom) return 'availableFrom'
  return status.suspendedUntil ? 'suspendedUntil' : 'replacedBy'
}

function getTomorrow(): string {
  const day = new Date()
  day.setDate(day.getDate() + 1)
  return formatDate(day)!
}
