import { createStore } from '../base/store.ts'
import { readStored, STORAGE_KEYS, writeStored } from '../stored/storage.ts'

export const THEMES = ['device', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const themeStore = createStore<Theme>('device')

/** Reads the kept theme; anything that is not one is the device's own. */
export function parseTheme(text: string | null): Theme {
  return THEMES.find((theme) => theme === text) ?? 'device'
}

/** Reads the theme that the page's head has already applied. */
export function startTheme(): void {
  themeStore.set(parseTheme(readStored(STORAGE_KEYS.theme)))
}

/** Applies a theme now and keeps it on this device. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  writeStored(STORAGE_KEYS.theme, theme)
  themeStore.set(theme)
}
