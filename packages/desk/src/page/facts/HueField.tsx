import { useId } from 'react'
import { getUsualHue } from '@shop/site/build/colours/groupRules.ts'
import { FieldFrame } from '@shop/storefront/ui/FieldFrame.tsx'
import { Sample } from './Sample.tsx'
import styles from './HueField.module.css'
import pickStyles from './PickField.module.css'

interface Props {
  readonly label: string
  readonly name: string
  /** A hue in degrees, "none" for grey, or empty where it follows from the group's place. */
  readonly value: unknown
  readonly index: number
  readonly error?: string | undefined
  readonly onChange: (value: number | string) => void
}

const MOST = 359

/** The colour of a group: only its hue is chosen, so that words on it can always be read. */
export function HueField({ label, name, value, index, error, onChange }: Props) {
  const id = useId()
  const usual = getUsualHue(index)
  const hue = typeof value === 'number' ? value : usual
  const kind = value === '' ? 'usual' : value === 'none' ? 'none' : 'own'
  const choose = (next: string) => onChange(next === 'usual' ? '' : next === 'none' ? 'none' : hue)
  return (
    <>
      <FieldFrame id={id} label={label} error={error}>
        {(described) => (
          <select
            className={pickStyles.pick}
            id={id}
            name={name}
            value={kind}
            onChange={({ target }) => choose(target.value)}
            {...described}
          >
            <option value="usual">One that follows from its place</option>
            <option value="own">One of its own</option>
            <option value="none">Grey</option>
          </select>
        )}
      </FieldFrame>
      {kind === 'own' && (
        <label className={styles.hue}>
          Hue
          <input
            type="range"
            min={0}
            max={MOST}
            value={hue}
            onChange={({ target }) => onChange(Number(target.value))}
          />
          <span className="num">{hue}</span>
        </label>
      )}
      <div className={styles.samples}>
        {(['light', 'dark'] as const).map((theme) => (
          <Sample
            key={theme}
            theme={theme}
            group={kind === 'none' ? '' : 'own'}
            style={{ '--h': hue } as Record<string, number>}
          />
        ))}
      </div>
    </>
  )
}
