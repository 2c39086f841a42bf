/**
 * No text is unused: each key of the Italian areas is used in the sources. A key is used by its whole path
 * (`'slides.pause'`, `'home:slides.pause'`, `'home.slides.pause'`), or by a template with a literal part (``
 * `steps.${key}` ``). Keys that are used only through variables are in `asked`, with the reason.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'src/i18n/locales/it')

type Words = { [key: string]: string | Words }

const pathsOf = (words: Words, before = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [before + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : pathsOf(value, `${before}${key}.`),
  )

const sources = ['src', 'server', 'assets/catalogue'].flatMap(room =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^dev\/|\/testing\//.test(file))
    .map(file => readFileSync(join(root, room, file), 'utf8')),
)

const literals = new Set<string>()
const templates = new Set<string>()
for (const text of sources) {
  for (const [, single, double] of text.matchAll(/'([\w.:-]+)'|"([\w.:-]+)"/g))
    literals.add(single ?? double ?? '')
  for (const [, name] of text.matchAll(/\b([A-Za-z]\w*)\??:/g)) literals.add(name ?? '')
  for (const [, template] of text.matchAll(/`((?:[\w.:-]|\$\{[^`{}]*\})+)`/g)) templates.add(template ?? '')
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const fixed = (template: string) => template.replace(/\$\{[^}]*\}/g, '\0')
/** Templates with a literal part, as patterns of the keys that they can produce. */
const patterns = [...templates]
  .map(fixed)
  .filter(text => text.includes('\0') && /[a-z_]{2}/i.test(text.replaceAll('\0', '')))
  .map(text => new RegExp(`^${text.split('\0').map(escaped).join('[\\w-]+')}$`))

/** Used only through variables. */
const asked: readonly { area: string; keys: RegExp; why: string }[] = [
  { area: 'effects', keys: /./, why: 'kind, target and direction of an effect (`i18n/effect-sentence.ts`)' },
  { area: 'emails', keys: /\.(subject|preheader)$/, why: 'each email has both (`server/email/compose.ts`)' },
  { area: 'emails', keys: /\.leave$/, why: 'the link of an advertising email (`server/email/compose.ts`)' },
  {
    area: 'emails',
    keys: /\.title_nobody$/,
    why: 'the title where no name is known (`templates/order-emails.ts`)',
  },
  {
    area: 'emails',
    keys: /^order-refunded\.\w+_by_hand$/,
    why: 'the refund that a person sends (`templates/order-emails.ts`)',
  },
  {
    area: 'admin-integrations',
    keys: /^event\./,
    why: 'the name of a webhook event contains a dot (`integrations/webhook-dialog.tsx`)',
  },
  { area: 'battle', keys: /^statusHelp\./, why: 'a template inside a template (`panels/card-statuses.tsx`)' },
  {
    area: 'newsletter',
    keys: /\.done_text$/,
    why: 'what was done, confirm or leave (`newsletter-door.tsx`)',
  },
  {
    area: 'admin',
    keys: /^(status|products\.(seen|packs|withdrawal_exceptions))\./,
    why: 'options of a choice (`contract/product-fields.ts`)',
  },
  { area: 'react-admin', keys: /./, why: 'react-admin asks for its own messages' },
]

const isAsked = (area: string, key: string): boolean =>
  [key, `${area}.${key}`, `${area}:${key}`].some(
    wanted => literals.has(wanted) || patterns.some(pattern => pattern.test(wanted)),
  ) || asked.some(one => one.area === area && one.keys.test(key))

describe('texts that somebody reads', () => {
  it.each(readdirSync(folder).map(file => file.replace('.json', '')))('%s has none left over', area => {
    const words = JSON.parse(readFileSync(join(folder, `${area}.json`), 'utf8')) as Words
    const left = [...new Set(pathsOf(words))].filter(key => !isAsked(area, key))
    expect(left).toEqual([])
  })

  it('finds an unused key', () => {
    expect(isAsked('home', 'hero.unheard_of')).toBe(false)
    expect(isAsked('home', 'slides.pause')).toBe(true)
  })
})
