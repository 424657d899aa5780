import { ALWAYS, CACHED, FRESH, TYPES, withCharset } from './headers.ts'

/** So many releases' hashed files stay, here and in `dist/`, for pages that are still open. */
export const KEPT_RELEASES = 3

/** A script that publishes `dist/` with `aws s3`, which other stores of the same kind answer too. */
export function buildObjectStorage(): string {
  const folders = [...Object.keys(CACHED), 'data/']
  const others = folders.map((folder) => `--exclude '${folder}*'`).join(' ')
  const send = (folder: string, cache: string, filter = '') =>
    Object.entries(TYPES)
      .filter(([ending]) => ending !== 'html')
      .map(([ending, type]) => `send '${folder}' ${ending} '${withCharset(type)}' '${cache}'${filter && ` ${filter}`}`)
  return `#!/usr/bin/env bash
# Publishes dist/ to object storage with a content network in front of it: deploy/object-storage.sh s3://bucket[/path].
# A page is stored under its address (scrubs.html as "scrubs"), so that no rule has to find it. The content network
# compresses; its error page for 403 and 404 is 404.html with the status 404, its first page index.html. For the headers:
# aws cloudfront create-response-headers-policy --response-headers-policy-config file://deploy/cloudfront.json
set -euo pipefail
export LC_ALL=C
to=\${1:?Say where: $0 s3://bucket}
to=\${to%/}
from=\${2:-$(dirname "$0")/../dist}
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir "$stage/pages" "$stage/beside" "$stage/releases"

# send FOLDER ENDING TYPE CACHE [FILTER...]: only what is new or changed.
send() {
  local folder=$1 ending=$2 type=$3 cache=$4
  shift 4
  [ -n "$(find "$from/$folder" -name "*.$ending" -print -quit)" ] || return 0
  aws s3 sync "$from/$folder" "$to/$folder" --only-show-errors --exclude '*' --include "*.$ending" "$@" \\
    --content-type "$type" --cache-control "$cache"
}

# What pages ask for comes before them, and sw.js, which offers the release, last.
${[...Object.entries(CACHED), ['data/', FRESH] as const].flatMap(([folder, cache]) => send(folder, cache)).join('\n')}
${send('', FRESH, `${others} --exclude sw.js`).join('\n')}

# Where a page and a folder have one name, they cannot lie in one folder here.
while read -r page; do
  case $page in
    index.html | 404.html | shell.html) name=$page ;;
    *) name=\${page%.html} ;;
  esac
  place=$stage/pages
  [ ! -d "$from/$name" ] || place=$stage/beside
  mkdir -p "$place/$(dirname "$name")"
  cp -p "$from/$page" "$place/$name"
done < <(cd "$from" && find . -name '*.html' | sed 's|^\\./||')
for place in "$stage/pages" "$stage/beside"; do
  aws s3 sync "$place" "$to" --only-show-errors --content-type 'text/html; charset=utf-8' --cache-control '${FRESH}'
done
aws s3 cp "$from/sw.js" "$to/sw.js" --only-show-errors --content-type 'text/javascript; charset=utf-8' --cache-control '${FRESH}'

# What no page of the last ${KEPT_RELEASES} releases names is deleted.
release=.releases/$(date -u +%Y%m%dT%H%M%SZ).txt
{
  (cd "$stage/pages" && find . -type f)
  (cd "$stage/beside" && find . -type f)
  (cd "$from" && find . -type f ! -name '*.html' ! -name '*.br' ! -name '*.gz' ! -name '.*' ! -name '_headers')
} | sed 's|^\\./||' | sort > "$stage/now"
aws s3 cp "$stage/now" "$to/$release" --only-show-errors
aws s3 sync "$to/.releases" "$stage/releases" --only-show-errors
{
  cat "$stage/now"
  (cd "$stage/releases" && ls | sort | tail -n ${KEPT_RELEASES} | sed 's|^|.releases/|')
  (cd "$stage/releases" && ls | sort | tail -n ${KEPT_RELEASES} | xargs cat | grep -E '^(assets|data)/')
} | sort -u > "$stage/keep"
bucket=\${to#s3://}
prefix=\${bucket#"\${bucket%%/*}"}
prefix=\${prefix#/}
aws s3 ls "$to/" --recursive | sed -E 's|^ *[^ ]+ +[^ ]+ +[^ ]+ +||' | sed "s|^\${prefix:+$prefix/}||" | sort > "$stage/there"
comm -23 "$stage/there" "$stage/keep" | while read -r gone; do
  aws s3 rm "$to/$gone" --only-show-errors
done
`
}

/** The headers as CloudFront takes them (CreateResponseHeadersPolicy). */
export function buildCloudFront(): string {
  const { 'Permissions-Policy': permissions, 'Cross-Origin-Opener-Policy': opener, ...known } = ALWAYS
  const policy = {
    Name: 'shop',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: known['Content-Security-Policy'] },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: known['Referrer-Policy'] },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/\d+/.exec(known['Strict-Transport-Security']!)![0]),
      },
    },
    CustomHeadersConfig: {
      Quantity: 2,
      Items: [
        { Header: 'Cross-Origin-Opener-Policy', Value: opener, Override: true },
        { Header: 'Permissions-Policy', Value: permissions, Override: true },
      ],
    },
  }
  return `${JSON.stringify(policy, null, 2)}\n`
}
