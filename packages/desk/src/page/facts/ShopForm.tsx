import { ShopSchema } from '@shop/core/catalogue/shopSchema.ts'
import type { Place } from '../place.ts'
import { listFields } from './listFields.ts'
import { RecordForm } from './RecordForm.tsx'
import { SchemaFields } from './SchemaFields.tsx'

const FIELDS = listFields(ShopSchema)

/** The facts of the shop, a field for each that its schema has. */
export function ShopForm({ place }: { place: Place }) {
  return (
    <RecordForm title="Shop" place={place}>
      <SchemaFields fields={FIELDS} file="shop.json" path={[]} />
    </RecordForm>
  )
}
