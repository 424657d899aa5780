import { Fragment } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import { getLineKey } from '@shop/core/cart/cartLines.ts'
import type { Products } from '@shop/core/catalogue/catalogue.ts'
import { listParts } from '@shop/core/medicines/pharmacy.ts'
import { paths } from '@shop/core/page/address.ts'
import { sortReceived } from '@shop/core/share/received.ts'
import type { Shared } from '@shop/core/share/shared.ts'
import { supply } from 'virtual:pharmacy'
import { PharmacyHead } from '../../shop/buy/PharmacyHead.tsx'
import { saveList } from '../../state/lists/wardLists.ts'
import { useNavigate } from '../../state/page/navigate.ts'
import { Button } from '../../ui/Button.tsx'
import { Received } from './Received.tsx'
import { ReceivedLine } from './ReceivedLine.tsx'

interface Props {
  readonly list: Extract<Shared, { kind: 'list' }>
  readonly dropped: number
  readonly products: Products
}

/** A ward list that was sent, with its par levels, which can be saved. */
export function ReceivedList({ list, dropped, products }: Props) {
  const navigate = useNavigate()
  const { known, unknown } = sortReceived(list.lines, products)
  function handleSave() {
    const id = saveList(
      list.name,
      known.map(({ line }) => line),
    )
    if (id !== undefined) navigate(paths.list(id))
  }
  return (
    <Received
      title={`A list for you: ${list.name}`}
      count={formatCount(known.length, 'line')}
      unknown={unknown}
      dropped={dropped}
      goods={listParts(known, supply.pharmacy).map(({ isPharmacy, lines }) => (
        <Fragment key={String(isPharmacy)}>
          {isPharmacy && supply.pharmacy && <PharmacyHead pharmacy={supply.pharmacy} />}
          <ul>
            {lines.map(({ line, product }) => (
              <ReceivedLine key={getLineKey(line)} line={line} product={product} />
            ))}
          </ul>
        </Fragment>
      ))}
    >
      {known.length > 0 && (
        <>
          <p>Saved lists are kept on this device only.</p>
          <Button look="main" onClick={handleSave}>
            Save as a list
          </Button>
        </>
      )}
      <Button onClick={() => navigate(paths.home)}>Cancel</Button>
    </Received>
  )
}
