import { useEffect } from 'react'
import { setTheme, startTheme, THEMES, themeStore, type Theme } from '../state/theme.ts'
import { useStore } from '../state/store.ts'
import styles from './ThemeSelect.module.css'

const NAMES: Record<Theme, string> = { device: 'As device', light: 'Light', dark: 'Dark' }

/** Light, dark, or what the device says; kept on this device. */
export function ThemeSelect() {
  const theme = useStore(themeStore, 'device')
  useEffect(startTheme, [])
  return (
    <label className={styles['theme']}>
      Theme
      <select value={theme} onChange={(event) => setTheme(event.target.value as Theme)}>
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {NAMES[name]}
          </option>
        ))}
      </select>
    </label>
  )
}
