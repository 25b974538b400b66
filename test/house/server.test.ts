import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, servePages } from '../browser/server';

describe('the server of our own pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-served-'));
  let server: PageServer;
  beforeAll(async () => {
    mkdirSync(path.join(folder, 'page'));
    writeFileSync(path.join(folder, 'page', 'handviewer.html'), 'the page');
    writeFileSync(path.join(folder, 'page', 'index.html'), 'the first page');
    writeFileSync(path.join(folder, 'secret.txt'), 'not for the page');
    const pages = { 'https://www.bridgebase.com/tools/': path.join(folder, 'page') };
    server = await servePages(pages, "default-src 'none'");
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (host: string, address: string) =>
    new Promise<{ status?: number; body: string; type?: string; csp?: string | string[] }>((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: server.port,
        path: address,
        headers: { host },
        rejectUnauthorized: false,
      };
      get(options, (response) => {
        let body = '';
        response.on('data', (part) => {
          body += part;
        });
        response.on('end', () => {
          const { 'content-type': type, 'content-security-policy': csp } = response.headers;
          resolve({ status: response.statusCode, body, type, csp });
        });
      }).on('error', reject);
    });

  it('answers for the page at its address, whatever its query', async () => {
    expect(await ask('www.bridgebase.com', '/tools/handviewer.html?lin=md|3')).toEqual({
      status: 200,
      body: 'the page',
      type: 'text/html; charset=utf-8',
      csp: "default-src 'none'",
    });
  });

  it('answers for the address of the folder with its first page', async () => {
    expect(await ask('www.bridgebase.com', '/tools/?me=W')).toMatchObject({ status: 200, body: 'the first page' });
  });

  it.each([
    ['www.bridgebase.com', '/tools/other.html'],
    ['www.bridgebase.com', '/handviewer.html'],
    ['www.bridgebase.com', '/tools/../secret.txt'],
    ['www.bridgebase.com', '/tools/..%2fsecret.txt'],
    ['www.bridgebase.com', '/tools/%2e%2e/secret.txt'],
    ['www.bridgebase.com', '/tools/%ff'],
    ['example.org', '/tools/handviewer.html'],
  ])('has nothing for %s%s', async (host, address) => {
    expect((await ask(host, address)).status).toBe(404);
    expect(server.missed.at(-1)).toContain(`https://${host}/`);
  });
});
