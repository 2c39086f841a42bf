/** The outbox of the demo shop: `.eml` files in DATA_DIR/mail, read as the addressee would. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { RunningShop } from './server.ts'

const decode = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, bytes => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))

async function lettersTo(folder: string, name: string, recipient: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [] as string[])
  const found: string[] = []
  for (const file of files.sort()) {
    if (!file.endsWith(`-${name}.eml`)) continue
    const text = decode(await readFile(join(folder, file), 'utf8'))
    if (text.includes(recipient)) found.push(text)
  }
  return found
}

/** The newest letter of this kind to this person, once it has arrived; `about` picks the one that names it. */
export async function letterTo(
  shop: RunningShop,
  name: string,
  recipient: string,
  about = '',
): Promise<string> {
  const folder = join(shop.dataDir, 'mail')
  const found = async () =>
    (await lettersTo(folder, name, recipient)).filter(letter => letter.includes(about))
  await expect
    .poll(async () => (await found()).length, {
      message: `a letter ${name} to ${recipient}`,
      timeout: 30_000,
    })
    .toBeGreaterThan(0)
  return (await found()).at(-1) ?? ''
}

/** The path of the first link into the shop that contains these words. */
export function linkIn(letter: string, part: string): string {
  const found = letter.match(/https?:\/\/[^\s"<>)]+/g)?.find(link => link.includes(part))
  if (!found) throw new Error(`The letter has no link with ${part}`)
  const { pathname, search } = new URL(found.replaceAll('&amp;', '&'))
  return pathname + search
}
