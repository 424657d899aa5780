import { ALWAYS, CACHED, FRESH, POLICIES, SLASHED, TYPES } from './headers.ts'

/** A site's file for nginx: the address of publication decides name and path. */
export function buildNginx(url: URL): string {
  const { hostname, pathname: base } = url
  const map = (variable: string, usual: string, own: readonly string[]) =>
    [`map $uri ${variable} {`, `    default "${usual}";`, ...own.map((line) => `    ${line}`), '}'].join('\n')
  const policy = '$shop_policy'
  const headers = { ...ALWAYS, 'Content-Security-Policy': policy, 'Cache-Control': '$shop_cache' }
  const types = Object.entries(TYPES).map(([ending, type]) => `        ${type} ${ending};`)
  // With charset_types, HTML is always one of them.
  const texts = Object.values(TYPES).filter((type) => type.startsWith('text/') && type !== 'text/html')
  return `# Into /etc/nginx/sites-available/, linked from sites-enabled/. What is in dist/ goes to /var/www/shop${base}.
# Then have certbot or the like add TLS.

${map(
  '$shop_cache',
  FRESH,
  Object.entries(CACHED).map(([folder, value]) => `"~^${base}${folder}.*[^/]$" "${value}";`),
)}
${map(
  policy,
  ALWAYS['Content-Security-Policy']!,
  Object.entries(POLICIES).map(([file, value]) => `"${base}${file}" "${value}";`),
)}

server {
    listen 80;
    listen [::]:80;
    server_name ${hostname};
    root /var/www/shop;
    absolute_redirect off;
    server_tokens off;

    types {
${types.join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${texts.join(' ')};

    # What the build compressed is sent as it is. Debian's nginx can do so for gzip; where the module ngx_brotli is loaded,
    # take away the "#" for brotli, which is a sixth smaller.
    gzip_static on;
    # brotli_static on;
    gzip_vary on;

${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}

    error_page 404 ${base}404.html;
${base === '/' ? '' : `\n    location = ${base.slice(0, -1)} {\n        return 301 ${base}$is_args$args;\n    }\n`}
    location ${base} {
        # /scrubs is answered with scrubs.html, and /scrubs/ leads there.
        rewrite "^${base}${SLASHED}$" ${base}$1 permanent;
        try_files $uri $uri.html $uri/index.html =404;
    }

    # What the build wrote for other hosts.
    location ~ "/(\\.(?!well-known/)|_headers$)" {
        return 404;
    }
}
`
}
