import { ALWAYS, CACHED, FRESH, POLICIES, SLASHED, TYPES } from './headers.ts'

/** `.htaccess`, for Apache and the many hosts that run it. */
export function buildHtaccess({ pathname: base }: URL): string {
  // Apache leaves a folder's own address without its slash to others, whom DirectorySlash forbids it.
  const bare =
    base === '/'
      ? ''
      : `  RewriteOptions AllowNoSlash
  RewriteCond %{REQUEST_URI} ^${base.slice(0, -1)}$
  RewriteRule ^ ${base} [R=301,L]
`
  return `# For Apache 2.4; the folder needs "AllowOverride All". Written by the build: what is changed here is lost.
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 ${base}404.html

${Object.entries(TYPES)
  .map(([ending, type]) => `AddType ${type} .${ending}`)
  .join('\n')}
AddCharset utf-8 ${Object.entries(TYPES)
    .filter(([, type]) => type.startsWith('text/'))
    .map(([ending]) => `.${ending}`)
    .join(' ')}

# ".br" is Breton and ".gz" an archive elsewhere.
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${base}
${bare}  # What the build wrote for other hosts.
  RewriteRule (^|/)(_headers|\\.htaccess|\\.nojekyll)$ - [R=404,L]
  # /scrubs is answered with scrubs.html, and /scrubs/ leads there.
  RewriteRule ^${SLASHED}$ ${base}$1 [R=301,L]
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+[^/])$ $1.html [L]
  # What the build compressed is sent as it is.
  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule ^(.+)$ $1.br [L]
  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
  RewriteCond %{REQUEST_FILENAME}.gz -f
  RewriteRule ^(.+)$ $1.gz [L]
</IfModule>

<IfModule mod_headers.c>
${Object.entries(ALWAYS)
  .map(([name, value]) => `  Header always set ${name} "${value}"`)
  .join('\n')}
${Object.entries(POLICIES)
  .map(
    ([file, value]) =>
      `  Header always set Content-Security-Policy "${value}" "expr=%{REQUEST_URI} =~ m#^${base}${file.replaceAll('.', '\\.')}#"`,
  )
  .join('\n')}
  Header always set Cache-Control "${FRESH}"
${Object.entries(CACHED)
  .map(
    ([folder, value]) =>
      `  Header always set Cache-Control "${value}" "expr=%{REQUEST_STATUS} != 404 && %{REQUEST_STATUS} != 301 && %{REQUEST_URI} =~ m#^${base}${folder}#"`,
  )
  .join('\n')}
  Header always merge Vary Accept-Encoding
</IfModule>
`
}
