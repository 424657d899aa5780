import { createRoot } from 'react-dom/client'
import '@shop/core/tokens/tokens.css'
import '@shop/storefront/ui/base.css'
import { describeError } from './ask.ts'
import { Desk } from './Desk.tsx'
import { keepFocus } from './frame/keepFocus.ts'
import { readShop } from './store.ts'
import { watchOutside } from './watchOutside.ts'

// The cookie opens the desk from here on: the word is not to stand in the history.
if (location.search !== '') history.replaceState(null, '', location.pathname + location.hash)
const element = document.getElementById('root')!
const root = createRoot(element)
keepFocus(element)
readShop().then(
  () => {
    root.render(<Desk />)
    watchOutside()
  },
  (error: unknown) => root.render(<p role="alert">{describeError(error)}</p>),
)
