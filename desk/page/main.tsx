import { createRoot } from 'react-dom/client'
import '../../src/ui/tokens.css'
import '../../src/ui/base.css'
import { describeError } from './ask.ts'
import { Desk } from './Desk.tsx'
import { readShop } from './store.ts'
import { watchOutside } from './watchOutside.ts'

// The cookie opens the desk from here on: the word is not to stand in the history.
if (location.search !== '') history.replaceState(null, '', location.pathname + location.hash)
const root = createRoot(document.getElementById('root')!)
readShop().then(
  () => {
    root.render(<Desk />)
    watchOutside()
  },
  (error: unknown) => root.render(<p role="alert">{describeError(error)}</p>),
)
