import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findHeaders, TYPES, withCharset } from './headers.ts'
import { buildObjectStorage } from './objectStorage.ts'

const SCRIPT = buildObjectStorage()
const NOW = '.releases/20260104T000000Z.txt'
const PAGE = '--only-show-errors --content-type text/html; charset=utf-8 --cache-control no-cache'

/** Each file of the site holds its own name. */
const SITE = [
  ...[
    'index.html',
    '404.html',
    'shell.html',
    'scrubs.html',
    'scrubs/2.html',
    'detail/gauze.html',
    'detail/gauze.html.br',
  ],
  ...['assets/new-1a2b.js', 'assets/new-1a2b.js.gz', 'data/1a2b/slugs.js', 'pictures/gauze-640.avif'],
  ...['robots.txt', 'sw.js', '.htaccess', '.nojekyll', '_headers'],
]

/** The files that three earlier releases listed. */
const RELEASES = {
  '.releases/20260101T000000Z.txt': ['assets/first.js', 'data/first/slugs.js', 'scrubs'],
  '.releases/20260102T000000Z.txt': ['assets/second.js', 'left', 'pictures/left.avif'],
  '.releases/20260103T000000Z.txt': ['assets/third.js', 'data/third/slugs.js'],
}

/** In place of `aws`: writes down what it is asked, and what is sent with it; `stored` is the answer to `ls`. */
const RECORDER = `
date() { echo 20260104T000000Z; }
aws() {
  local asked=\${*//$stage/stage}
  echo "$asked" >&2
  case $asked in
    's3 sync stage/'*) (cd "$3" && grep -r '' . | LC_ALL=C sort) >&2 ;;
    's3 cp stage/now'*) cat "$3" | tee ".releases/\${4##*/}" >&2 ;;
    's3 sync s3:'*) cp .releases/* "$4" ;;
    's3 ls'*) cat stored ;;
  esac
}
`

/** The lines that the recorder writes while the site is published. */
function publish(to: string, prefix: string): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'publish-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), `${text}\n`)
  }
  for (const name of SITE) write(`dist/${name}`, name)
  for (const [name, listed] of Object.entries(RELEASES)) write(name, listed.join('\n'))
  const stored = ['index.html', 'sw.js', NOW, ...Object.entries(RELEASES).flat(2)]
  write('stored', stored.map((name) => `2026-01-04 00:00:00       1234 ${prefix}${name}`).join('\n'))
  const args = ['-c', RECORDER + SCRIPT, 'object-storage.sh', to, 'dist']
  const { status, stderr } = spawnSync('bash', args, { cwd: folder, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return stderr.trimEnd().split('\n')
}

describe.each([
  ['s3://bucket', 's3://bucket', ''],
  ['s3://bucket/shops/truro/', 's3://bucket/shops/truro', 'shops/truro/'],
])('to %s', (asked, to, prefix) => {
  test('the script sends what pages ask for, then each page under its address, then the worker, and deletes last', () => {
    const send = (folder: string, ending: string, type: string, cache: string, but = '') =>
      `s3 sync dist/${folder} ${to}/${folder} --only-show-errors --exclude * --include *.${ending}${but} --content-type ${type} --cache-control ${cache}`
    const others = ' --exclude assets/* --exclude pictures/* --exclude data/* --exclude sw.js'
    expect(publish(asked, prefix)).toEqual([
      send('assets/', 'js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'),
      send('pictures/', 'avif', 'image/avif', 'public, max-age=86400'),
      send('data/', 'js', 'text/javascript; charset=utf-8', 'no-cache'),
      send('', 'avif', 'image/avif', 'no-cache', others),
      send('', 'js', 'text/javascript; charset=utf-8', 'no-cache', others),
      send('', 'txt', 'text/plain; charset=utf-8', 'no-cache', others),
      `s3 sync stage/pages ${to} ${PAGE}`,
      './404.html:404.html',
      './detail/gauze:detail/gauze.html',
      './index.html:index.html',
      './scrubs/2:scrubs/2.html',
      './shell.html:shell.html',
      // The name of a page and of a folder: it cannot lie beside the other pages.
      `s3 sync stage/beside ${to} ${PAGE}`,
      './scrubs:scrubs.html',
      `s3 cp dist/sw.js ${to}/sw.js --only-show-errors --content-type text/javascript; charset=utf-8 --cache-control no-cache`,
      `s3 cp stage/now ${to}/${NOW} --only-show-errors`,
      ...['404.html', 'assets/new-1a2b.js', 'data/1a2b/slugs.js', 'detail/gauze', 'index.html'],
      ...['pictures/gauze-640.avif', 'robots.txt', 'scrubs', 'scrubs/2', 'shell.html', 'sw.js'],
      `s3 sync ${to}/.releases stage/releases --only-show-errors`,
      `s3 ls ${to}/ --recursive`,
      // The files of the last three releases stay, of earlier pages and pictures none.
      ...['.releases/20260101T000000Z.txt', 'assets/first.js', 'data/first/slugs.js', 'left', 'pictures/left.avif'].map(
        (name) => `s3 rm ${to}/${name} --only-show-errors`,
      ),
    ])
  })
})

test('every kind of file except a page is sent with its type and the caching of its folder', () => {
  for (const [ending, type] of Object.entries(TYPES).filter(([ending]) => ending !== 'html')) {
    for (const folder of ['assets/', 'pictures/', 'data/', '']) {
      const cache = findHeaders(`${folder}a.${ending}`)['Cache-Control']
      expect(SCRIPT).toContain(`\nsend '${folder}' ${ending} '${withCharset(type)}' '${cache}'`)
    }
  }
})
