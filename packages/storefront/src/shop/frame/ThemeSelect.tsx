import { useEffect } from 'react'
import { useStore } from '../../state/base/store.ts'
import { setTheme, startTheme, type Theme, themeStore } from '../../state/page/theme.ts'
import { QuietSelect } from '../../ui/QuietSelect.tsx'

const NAMES: Record<Theme, string> = { device: 'As device', light: 'Light', dark: 'Dark' }

/** Light, dark, or as the device is set; kept on this device. */
export function ThemeSelect() {
  const theme = useStore(themeStore, 'device')
  useEffect(startTheme, [])
  return <QuietSelect label="Theme" value={theme} names={NAMES} onChange={setTheme} />
}
