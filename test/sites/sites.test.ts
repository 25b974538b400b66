// @vitest-environment happy-dom
// Every site reads its fixtures: pages of our own with the site's marks (NN-what.html), and what must be read from them (NN-what.json): a
// picture, null for no table, or {"unreadable": part}.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sites } from '../../src/sites/index';
import { type Site, Unreadable } from '../../src/sites/site';
import './without-layout';

function result(site: Site, html: string): unknown {
  // A document without a window: nothing but text, attributes and inline style.
  const page = new DOMParser().parseFromString(`<html><body>${html}</body></html>`, 'text/html');
  const before = page.documentElement.outerHTML;
  try {
    return site.read(page);
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.part };
    throw error;
  } finally {
    // Reading looks and touches nothing.
    expect(page.documentElement.outerHTML).toBe(before);
  }
}

describe.each(sites.map((site) => [site.id, site] as const))('%s', (id, site) => {
  const folder = path.join(import.meta.dirname, id);
  const pages = fs.readdirSync(folder).filter((file) => /^\d\d-.*\.html$/.test(file));

  it('has fixtures of all three kinds', () => {
    const kinds = pages.map((file) =>
      JSON.parse(fs.readFileSync(path.join(folder, file.replace(/html$/, 'json')), 'utf8')),
    );
    expect(kinds).toContain(null);
    expect(kinds.some((kind) => kind?.unreadable)).toBe(true);
    expect(kinds.filter((kind) => kind?.hands).length).toBeGreaterThan(2);
  });

  it.each(pages)('%s', (file) => {
    const expected = JSON.parse(fs.readFileSync(path.join(folder, file.replace(/html$/, 'json')), 'utf8'));
    expect(result(site, fs.readFileSync(path.join(folder, file), 'utf8'))).toEqual(expected);
  });

  it('names what to watch in words that the library understands', () => {
    for (const selector of site.watch.elements.split(', ')) expect(selector).toMatch(/^[#.]?[\w-]+$/);
    expect(site.watch.attributes).toMatch(/^[\w-]+( [\w-]+)*$/);
  });
});
