import { AttributesFileSchema } from '@shop/core/catalogue/attributeSchema.ts'
import { InformationFileSchema } from '@shop/core/catalogue/informationSchema.ts'
import { type Place, PLACES } from '../place.ts'
import { listFields, type Shape } from './listFields.ts'
import { RecordForm } from './RecordForm.tsx'
import { SchemaInput } from './SchemaFields.tsx'

const FORMS = {
  pages: {
    file: 'information.json',
    intro:
      'Pages about the shop itself: contact, terms, privacy, returns, delivery, cookies. The foot of every page links to them in this order.',
    shape: listOf(listFields(InformationFileSchema)),
  },
  facts: {
    file: 'attributes.json',
    intro: 'What goods are chosen by, such as colour and size, in the order in which pages state it.',
    shape: listOf(listFields(AttributesFileSchema)),
  },
}

function listOf(fields: ReturnType<typeof listFields>): Shape {
  return { kind: 'list', item: { kind: 'group', fields } }
}

/** The records of a file that is a list, each with its fields. */
export function RecordsForm({ name, place }: { name: keyof typeof FORMS; place: Place }) {
  const { file, intro, shape } = FORMS[name]
  return (
    <RecordForm title={PLACES[name]} intro={intro} place={place}>
      <SchemaInput shape={shape} file={file} path={[]} label={PLACES[name]} />
    </RecordForm>
  )
}
