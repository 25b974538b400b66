// Our own test pages at the addresses of the real ones, over https, on this machine only.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Folder to serve under an address that ends in `/`: `https://www.bridgebase.com/tools/` -> `test/sites/bbo-handviewer/page`. */
export type Pages = Readonly<Record<string, string>>;

export interface PageServer {
  port: number;
  hosts: readonly string[];
  /** Addresses asked for that no page answered: a test can see that nothing was wanted elsewhere. */
  missed: readonly string[];
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** A self-signed certificate for these hosts, made now and kept nowhere. */
function certificate(hosts: readonly string[]): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-cert-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  try {
    execFileSync(
      'openssl',
      // biome-ignore format: one option and its value a line
      [
        'req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-days', '2',
        '-subj', `/CN=${hosts[0]}`,
        '-addext', `subjectAltName=${names}`,
        '-keyout', key, '-out', cert,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The file for an address (`index.html` for that of the folder itself), or null when it lies under none of the pages or outside its folder. */
function fileFor(pages: Pages, address: URL): string | null {
  const wanted = `${address.origin}${decodeURIComponent(address.pathname)}`;
  const prefix = Object.keys(pages).find((candidate) => wanted.startsWith(candidate));
  if (prefix === undefined) return null;
  const folder = path.resolve(pages[prefix] ?? '');
  const file = path.join(folder, wanted.slice(prefix.length) || 'index.html');
  return file.startsWith(folder + path.sep) ? file : null;
}

/** Serves the pages on a free port of 127.0.0.1. `csp`: a Content-Security-Policy for every answer. */
export async function servePages(pages: Pages, csp?: string): Promise<PageServer> {
  const hosts = [...new Set(Object.keys(pages).map((address) => new URL(address).hostname))];
  const missed: string[] = [];
  const server = createServer(certificate(hosts), async (request, response) => {
    const address = new URL(request.url ?? '/', `https://${request.headers.host ?? hosts[0]}`);
    try {
      const file = fileFor(pages, address);
      if (file === null) throw new Error('no such page');
      const body = await readFile(file);
      response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
      response.setHeader('cache-control', 'no-store');
      if (csp !== undefined) response.setHeader('content-security-policy', csp);
      response.end(body);
    } catch {
      missed.push(address.href);
      response.statusCode = 404;
      response.end('not found');
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    hosts,
    missed,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
