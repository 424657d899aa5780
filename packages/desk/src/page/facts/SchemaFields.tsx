import { isSame } from '@shop/shop-files/edits/merge.ts'
import { dropEmpty, getAt, setAt } from '@shop/shop-files/edits/setAt.ts'
import { CheckboxField } from '@shop/storefront/ui/CheckboxField.tsx'
import { HINTS, nameField, nameFieldIn } from '../../model/labels.ts'
import { namePlace } from '../../model/namePlace.ts'
import { listGroups } from '../../model/shelves.ts'
import { edit, useDesk } from '../store.ts'
import { buildBlank } from './buildBlank.ts'
import { ChoicesField } from './ChoicesField.tsx'
import { ColourField } from './ColourField.tsx'
import { HueField } from './HueField.tsx'
import { ListField } from './ListField.tsx'
import type { SchemaField, Shape } from './listFields.ts'
import { PickField } from './PickField.tsx'
import { readNumber, showText, summarise } from './texts.ts'
import { getUsual } from './usual.ts'
import { ValueField } from './ValueField.tsx'

interface Spot {
  readonly file: string
  readonly path: readonly (string | number)[]
}

const LONG = ['shop.summary', 'group.dec', 'page.text.dec']

/** The fields of a record, each of the kind that its schema asks for. */
export function SchemaFields({ fields, file, path }: { readonly fields: readonly SchemaField[] } & Spot) {
  return fields.map(({ name, shape, isOptional }) => (
    <SchemaInput key={name} shape={shape} isOptional={isOptional} file={file} path={[...path, name]} />
  ))
}

interface InputProps extends Spot {
  readonly shape: Shape
  readonly isOptional?: boolean
  /** In place of the field's own. */
  readonly label?: string
  /** The contents of the file, with the usual value of this value's list, if the file leaves that out. */
  readonly whole?: unknown
}

/** A value of a file. What is written goes into the file as it is, and the checker says what is wrong with it. */
export function SchemaInput({ shape, isOptional = false, file, path, ...given }: InputProps) {
  const { files, problems } = useDesk()
  const known = nameFieldIn(file, path)
  const label = given.label ?? nameField(known)
  if (shape.kind === 'group')
    return (
      <fieldset>
        <legend>{label}</legend>
        <SchemaFields fields={shape.fields} file={file} path={path} />
      </fieldset>
    )
  const name = path.join('.')
  const was = files[file]
  const usual = getUsual(known, shape)
  const whole = given.whole ?? was
  const value = getAt(whole, path) ?? usual
  const isChoices = shape.kind === 'list' && shape.item.kind === 'choice'
  const error = problems.find((problem) => {
    const place = namePlace(problem)
    return problem.file === file && (place === name || (isChoices && place.startsWith(`${name}.`)))
  })?.message
  const write = (next: unknown, field?: string) => {
    const now = setAt(whole, path, isOptional && isSame(next, usual) ? undefined : next)
    edit([{ file, was, now: Array.isArray(now) ? now : dropEmpty(now) }], field)
  }
  // Typing, pause after pause, is one step.
  const type = (next: unknown) => write(next, `${file} ${name}`)
  // A list says it once, and not beside each of its values.
  const hint = given.label === undefined ? HINTS[known] : undefined
  const common = { label, name, hint, error }
  if (known === 'group.hue') return <HueField {...common} value={value} index={Number(path[0])} onChange={type} />
  if (known.startsWith('shop.colours.')) return <ColourField {...common} value={showText(value)} onChange={type} />
  if (known === 'shop.introGroup') {
    const groups = new Map(listGroups(files).map(({ id, tittle }) => [id, tittle]))
    return (
      <PickField
        {...common}
        none="None"
        values={[...groups.keys()]}
        value={showText(value)}
        nameValue={(id) => groups.get(id)!}
        onChange={write}
      />
    )
  }
  switch (shape.kind) {
    case 'text':
      return <ValueField {...common} value={showText(value)} isLong={LONG.includes(known)} onChange={type} />
    case 'number':
      return <ValueField {...common} value={showText(value)} onChange={(text) => type(readNumber(text))} />
    case 'yes':
      return <CheckboxField label={label} isChecked={value === true} onChange={write} />
    case 'choice':
      return <PickField {...common} none="None" values={shape.values} value={showText(value)} onChange={write} />
    case 'list': {
      const list: readonly unknown[] = Array.isArray(value) ? value : []
      const { item } = shape
      if (item.kind === 'choice') return <ChoicesField {...common} values={item.values} value={list} onChange={write} />
      return (
        <ListField
          {...common}
          items={list}
          onChange={write}
          buildItem={() => buildBlank(item)}
          nameItem={summarise}
          renderItem={(index) =>
            item.kind === 'group' ? (
              <SchemaFields fields={item.fields} file={file} path={[...path, index]} />
            ) : (
              <SchemaInput
                shape={item}
                file={file}
                path={[...path, index]}
                label={`${label} ${index + 1}`}
                whole={setAt(was, path, list)}
              />
            )
          }
          isFolded={item.kind === 'group'}
        />
      )
    }
  }
}
