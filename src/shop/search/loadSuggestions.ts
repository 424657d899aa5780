export type SuggestionsComponent = Awaited<ReturnType<typeof loadSuggestions>>['Suggestions']

/** Loads the suggestions of the search field: on its first use, or with the rest of the shop when idle. */
export function loadSuggestions() {
  return import('./suggestions/Suggestions.tsx')
}
