import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_FLAGS } from '../browser.ts'

const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's four scores, 0 to 100, each the median of five runs as a slow phone. */
export async function measureLighthouse(url: string, chromePath: string | undefined): Promise<number[]> {
  const scores: number[][] = []
  for (let run = 0; run < RUNS; run++) {
    const chrome = await launch({
      chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
      ...(chromePath && { chromePath }),
    })
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
    chrome.kill()
    scores.push(CATEGORIES.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)))
  }
  return CATEGORIES.map((_, index) => scores.map((row) => row[index]!).sort((a, b) => a - b)[Math.floor(RUNS / 2)]!)
}
