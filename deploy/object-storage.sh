#!/usr/bin/env bash
# For https://penhallow.example/, by "npm run build hosts": what is changed here is lost when that runs again.
# Publishes dist/ to object storage with a content network in front of it: deploy/object-storage.sh s3://bucket[/path].
# A page is stored under its address (scrubs.html as "scrubs"), so that no rule has to find it. The content network
# compresses; its error page for 403 and 404 is 404.html with the status 404, its first page index.html. For the headers:
# aws cloudfront create-response-headers-policy --response-headers-policy-config file://deploy/cloudfront.json
set -euo pipefail
export LC_ALL=C
to=${1:?Say where: $0 s3://bucket}
to=${to%/}
from=${2:-$(dirname "$0")/../dist}
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir "$stage/pages" "$stage/beside" "$stage/releases"

# send FOLDER ENDING TYPE CACHE [FILTER...]: only what is new or changed.
send() {
  local folder=$1 ending=$2 type=$3 cache=$4
  shift 4
  [ -n "$(find "$from/$folder" -name "*.$ending" -print -quit)" ] || return 0
  aws s3 sync "$from/$folder" "$to/$folder" --only-show-errors --exclude '*' --include "*.$ending" "$@" \
    --content-type "$type" --cache-control "$cache"
}

# What pages ask for comes before them, and sw.js, which offers the release, last.
send 'assets/' avif 'image/avif' 'public, max-age=31536000, immutable'
send 'assets/' css 'text/css; charset=utf-8' 'public, max-age=31536000, immutable'
send 'assets/' csv 'text/csv; charset=utf-8' 'public, max-age=31536000, immutable'
send 'assets/' ico 'image/x-icon' 'public, max-age=31536000, immutable'
send 'assets/' jpg 'image/jpeg' 'public, max-age=31536000, immutable'
send 'assets/' js 'text/javascript; charset=utf-8' 'public, max-age=31536000, immutable'
send 'assets/' json 'application/json' 'public, max-age=31536000, immutable'
send 'assets/' md 'text/markdown; charset=utf-8' 'public, max-age=31536000, immutable'
send 'assets/' png 'image/png' 'public, max-age=31536000, immutable'
send 'assets/' svg 'image/svg+xml' 'public, max-age=31536000, immutable'
send 'assets/' txt 'text/plain; charset=utf-8' 'public, max-age=31536000, immutable'
send 'assets/' webmanifest 'application/manifest+json' 'public, max-age=31536000, immutable'
send 'assets/' webp 'image/webp' 'public, max-age=31536000, immutable'
send 'assets/' woff2 'font/woff2' 'public, max-age=31536000, immutable'
send 'assets/' xml 'text/xml; charset=utf-8' 'public, max-age=31536000, immutable'
send 'pictures/' avif 'image/avif' 'public, max-age=86400'
send 'pictures/' css 'text/css; charset=utf-8' 'public, max-age=86400'
send 'pictures/' csv 'text/csv; charset=utf-8' 'public, max-age=86400'
send 'pictures/' ico 'image/x-icon' 'public, max-age=86400'
send 'pictures/' jpg 'image/jpeg' 'public, max-age=86400'
send 'pictures/' js 'text/javascript; charset=utf-8' 'public, max-age=86400'
send 'pictures/' json 'application/json' 'public, max-age=86400'
send 'pictures/' md 'text/markdown; charset=utf-8' 'public, max-age=86400'
send 'pictures/' png 'image/png' 'public, max-age=86400'
send 'pictures/' svg 'image/svg+xml' 'public, max-age=86400'
send 'pictures/' txt 'text/plain; charset=utf-8' 'public, max-age=86400'
send 'pictures/' webmanifest 'application/manifest+json' 'public, max-age=86400'
send 'pictures/' webp 'image/webp' 'public, max-age=86400'
send 'pictures/' woff2 'font/woff2' 'public, max-age=86400'
send 'pictures/' xml 'text/xml; charset=utf-8' 'public, max-age=86400'
send 'data/' avif 'image/avif' 'no-cache'
send 'data/' css 'text/css; charset=utf-8' 'no-cache'
send 'data/' csv 'text/csv; charset=utf-8' 'no-cache'
send 'data/' ico 'image/x-icon' 'no-cache'
send 'data/' jpg 'image/jpeg' 'no-cache'
send 'data/' js 'text/javascript; charset=utf-8' 'no-cache'
send 'data/' json 'application/json' 'no-cache'
send 'data/' md 'text/markdown; charset=utf-8' 'no-cache'
send 'data/' png 'image/png' 'no-cache'
send 'data/' svg 'image/svg+xml' 'no-cache'
send 'data/' txt 'text/plain; charset=utf-8' 'no-cache'
send 'data/' webmanifest 'application/manifest+json' 'no-cache'
send 'data/' webp 'image/webp' 'no-cache'
send 'data/' woff2 'font/woff2' 'no-cache'
send 'data/' xml 'text/xml; charset=utf-8' 'no-cache'
send '' avif 'image/avif' 'no-cache' --exclude 'assets/*' --exclude 'pictures/*' --exclude 'data/*' --exclude sw.js
send '' css 'text/css; charset=utf-8' 'no-cache' --exclude 'assets/*' --exclude 'pictures/*' --exclude 'data/*' --exclude sw.js
send '' csv 'text/csv; charset=utf-8' 'no-cache' --exclude 'assets/*' --exclude 'pictures/*' --exclude 'data/*' --exclude sw.js
send '' ico 'image/x-icon' 'no-cache' --exclude 'assets/*' --exclude 'pictures/*' --exclude 'data/*' --exclude sw.js
send '' jpg 'image/jpeg' 'no-cache' --exclude 'assets/*' --exclude 'pictures/*' --exclude 'data/*' --exclude sw.js
send '' js 'text/javascript; charset=utf-8' 'no-cache' --exclude 'assets/*' --exclude 'pictures/*' --exclude 'data/*' --exclude sw.js
send '' json 'application/json' 'no-cache' --exclude 'assets/*' --exclude 'pictures/*' --exclude 'data/*' --exclude sw.js
send '' md 'text/markdown; charset=utf-8' 'no-cache' --exclude 'assets/*' --exclude 'pictures/*' --exclude 'data/*' --exclude sw.js
send '' png 'image/png' 'no-cache' --exclude 'assets/*' --exclude 'pictures/*' --exclude 'data/*' --exclude sw.js
send '' svg 'image/svg+xml' 'no-cache' --exclude 'assets/*' --exclude 'pictures/*' --exclude 'data/*' --exclude sw.js
send '' txt 'text/plain; charset=utf-8' 'no-cache' --exclude 'assets/*' --exclude 'pictures/*' --exclude 'data/*' --exclude sw.js
send '' webmanifest 'application/manifest+json' 'no-cache' --exclude 'assets/*' --exclude 'pictures/*' --exclude 'data/*' --exclude sw.js
send '' webp 'image/webp' 'no-cache' --exclude 'assets/*' --exclude 'pictures/*' --exclude 'data/*' --exclude sw.js
send '' woff2 'font/woff2' 'no-cache' --exclude 'assets/*' --exclude 'pictures/*' --exclude 'data/*' --exclude sw.js
send '' xml 'text/xml; charset=utf-8' 'no-cache' --exclude 'assets/*' --exclude 'pictures/*' --exclude 'data/*' --exclude sw.js

# Where a page and a folder have one name, they cannot lie in one folder here.
while read -r page; do
  case $page in
    index.html | 404.html | shell.html) name=$page ;;
    *) name=${page%.html} ;;
  esac
  place=$stage/pages
  [ ! -d "$from/$name" ] || place=$stage/beside
  mkdir -p "$place/$(dirname "$name")"
  cp -p "$from/$page" "$place/$name"
done < <(cd "$from" && find . -name '*.html' | sed 's|^\./||')
for place in "$stage/pages" "$stage/beside"; do
  aws s3 sync "$place" "$to" --only-show-errors --content-type 'text/html; charset=utf-8' --cache-control 'no-cache'
done
aws s3 cp "$from/sw.js" "$to/sw.js" --only-show-errors --content-type 'text/javascript; charset=utf-8' --cache-control 'no-cache'

# What no page of the last 3 releases names is deleted.
release=.releases/$(date -u +%Y%m%dT%H%M%SZ).txt
{
  (cd "$stage/pages" && find . -type f)
  (cd "$stage/beside" && find . -type f)
  (cd "$from" && find . -type f ! -name '*.html' ! -name '*.br' ! -name '*.gz' ! -name '.*' ! -name '_headers')
} | sed 's|^\./||' | sort > "$stage/now"
aws s3 cp "$stage/now" "$to/$release" --only-show-errors
aws s3 sync "$to/.releases" "$stage/releases" --only-show-errors
{
  cat "$stage/now"
  (cd "$stage/releases" && ls | sort | tail -n 3 | sed 's|^|.releases/|')
  (cd "$stage/releases" && ls | sort | tail -n 3 | xargs cat | grep -E '^(assets|data)/')
} | sort -u > "$stage/keep"
bucket=${to#s3://}
prefix=${bucket#"${bucket%%/*}"}
prefix=${prefix#/}
aws s3 ls "$to/" --recursive | sed -E 's|^ *[^ ]+ +[^ ]+ +[^ ]+ +||' | sed "s|^${prefix:+$prefix/}||" | sort > "$stage/there"
comm -23 "$stage/there" "$stage/keep" | while read -r gone; do
  aws s3 rm "$to/$gone" --only-show-errors
done
