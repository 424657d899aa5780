import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { buildDeployFiles } from '@shop/site/hosts/hostFiles.ts'

/** A program that is started on this machine, with the file that `deploy/` has for it. */
export interface Server {
  readonly name: string
  readonly program: string
  /** The encodings that it sends, of those that the build has written. */
  readonly encodings: readonly ('br' | 'gzip')[]
  /** Writes its settings into a folder of its own; gives the arguments that it is started with. */
  readonly prepare: (site: Site, folder: string, port: number) => string[]
}

export interface Site {
  readonly shopUrl: string
  /** The folder that the host publishes: the shop is in it, below its path. */
  readonly webRoot: string
}

const PUBLISHED = /\/var\/www\/shop/g
const START_MS = 10_000

export const SERVERS: readonly Server[] = [
  { name: 'nginx', program: '/usr/sbin/nginx', encodings: ['gzip'], prepare: prepareNginx },
  { name: 'Caddy', program: '/usr/bin/caddy', encodings: ['br', 'gzip'], prepare: prepareCaddy },
  { name: 'Apache', program: '/usr/sbin/apache2', encodings: ['br', 'gzip'], prepare: prepareApache },
]

/** Starts a server; resolves once it answers, with the way to stop it. Throws where it does not start or its port is taken. */
export async function startServer(
  server: Server,
  site: Site,
  folder: string,
  port: number,
): Promise<() => Promise<void>> {
  // Another program's answers would be taken for this server's.
  if (await answers(port))
    throw new Error(`Port ${port} of 127.0.0.1 is taken, so ${server.name} is not started. End what listens there.`)
  mkdirSync(folder, { recursive: true })
  const args = server.prepare(site, folder, port)
  const own = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }
  const child = spawn(server.program, args, { env: { ...process.env, ...own }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const deadline = Date.now() + START_MS
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill()
      throw new Error(`${server.name} does not start: ${said.trim()}`)
    }
  }
  return async () => {
    child.kill()
    await ended
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const settle = (is: boolean) => {
      socket.destroy()
      // Not at once again where it does not answer yet.
      setTimeout(() => resolve(is), is ? 0 : 50)
    }
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
  })
}

function readDeployFile({ shopUrl, webRoot }: Site, name: string): string {
  return buildDeployFiles(shopUrl).get(name)!.replaceAll(PUBLISHED, webRoot)
}

function prepareNginx(site: Site, folder: string, port: number): string[] {
  const text = readDeployFile(site, 'nginx.conf')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/ *listen \[::\]:80;\n/, '')
  writeFileSync(path.join(folder, 'site.conf'), text)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
events {}
http { access_log off; ${temporary.join(' ')} include site.conf; }
`,
  )
  return ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr']
}

function prepareCaddy(site: Site, folder: string, port: number): string[] {
  const { host } = new URL(site.shopUrl)
  const text = readDeployFile(site, 'Caddyfile').replace(`\n${host} {`, `\nhttp://127.0.0.1:${port} {`)
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${text}`)
  return ['run', '--config', file, '--adapter', 'caddyfile']
}

/** The modules that Debian loads by itself, and those that `.htaccess` needs besides: a2enmod headers rewrite. */
const MODULES =
  'mpm_event access_compat alias authn_core authz_core authz_host autoindex deflate dir env filter mime negotiation setenvif headers rewrite'.split(
    ' ',
  )

/** Apache reads `.htaccess` in the published folder, as the hosts do that run it. */
function prepareApache({ webRoot }: Site, folder: string, port: number): string[] {
  const load = MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  const usual = ['mime', 'negotiation', 'deflate', 'dir', 'setenvif', 'autoindex'].map(
    (name) => `Include /etc/apache2/mods-available/${name}.conf`,
  )
  const file = path.join(folder, 'apache.conf')
  writeFileSync(
    file,
    `ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/errors
Listen 127.0.0.1:${port}
ServerName 127.0.0.1
${load.join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${usual.join('\n')}
DocumentRoot ${webRoot}
<Directory ${webRoot}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
`,
  )
  return ['-f', file, '-DFOREGROUND']
}
