import { ALWAYS, CACHED, FRESH, POLICIES, SLASHED, TYPES, withCharset } from './headers.ts'

/** A Caddyfile: the address of publication decides name and path. */
export function buildCaddy(url: URL): string {
  const { host, pathname: base } = url
  const policy = 'Content-Security-Policy'
  const { [policy]: usualPolicy, ...always } = ALWAYS
  const header = (place: string, name: string, value: string) => `\theader ${place}${name} "${value}"`
  return `# Caddy gets the certificate by itself. What is in dist/ goes to /var/www/shop${base}.

${host} {
	root * /var/www/shop

${[
  ...Object.entries(always).map(([name, value]) => header('', name, value)),
  ...Object.entries(POLICIES).map(([file, value]) => header(`${base}${file} `, policy, value)),
  ...Object.entries(CACHED).map(([folder, value]) => header(`${base}${folder}* `, 'Cache-Control', value)),
  ...Object.entries(TYPES)
    // Of a page, whose address has no ending, Caddy knows the type.
    .filter(([ending]) => ending !== 'html')
    .flatMap(([ending, type]) => [
      `\t@${ending} path *.${ending}`,
      header(`@${ending} `, 'Content-Type', withCharset(type)),
    ]),
  // Only if nothing was set above.
  header('', `?${policy}`, usualPolicy!),
  header('', '?Cache-Control', FRESH),
  header('', '?Vary', 'Accept-Encoding'),
].join('\n')}
	header -Server
${
  base === '/'
    ? ''
    : `
	@bare path ${base.slice(0, -1)}
	route @bare {
		rewrite * ${base}
		redir {uri} 301
	}
`
}
	# /scrubs is answered with scrubs.html, and /scrubs/ leads there.
	@slashed path_regexp slashed ^${base}${SLASHED}$
	route @slashed {
		header Cache-Control ${FRESH}
		rewrite * ${base}{re.slashed.1}
		redir {uri} 301
	}

	route {
		# No name of a file has a zero byte, at which Caddy would fail.
		@zero path_regexp \\x00
		respond @zero 400
		# What the build wrote for other hosts.
		@foreign path */.ht* */.nojekyll */_headers
		error @foreign 404
		try_files {path} {path}.html {path}/index.html
		# What the build compressed is sent as it is.
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		header Cache-Control ${FRESH}
		header ${policy} "${usualPolicy}"
		header Content-Type "text/html; charset=utf-8"
		header ?Vary Accept-Encoding
		rewrite * ${base}404.html
		file_server {
			precompressed br gzip
		}
	}
}
`
}
