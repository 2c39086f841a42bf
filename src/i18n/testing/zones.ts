/** Texts without humour: money, law, safety, errors, and the administration. `zones.test.ts` enforces it. */
import type { Locale } from '@/contract/locales.ts'

export interface Zone {
  name: string
  at: RegExp // keys, and seed files with the name of the text
}

export const zonesWithoutWit: readonly Zone[] = [
  { name: 'checkout', at: /^shop:(address|cart|checkout|coupon|thanks|tier)\b|^selling\.ts:/ },
  { name: 'orders and returns', at: /^(orders|invoice|payment):|^shop:(booking|order)\b/ },
  { name: 'emails about orders, money and access', at: /^emails:(?!welcome|campaign|newsletter)/ },
  { name: 'privacy', at: /^common:(consent|newsletter)\b|^newsletter:/ },
  { name: 'access and account', at: /^auth:|^account:(details|role|verify)\b|^common:guards\b/ },
  { name: 'errors', at: /^(problems|validation):|^common:(cart_dropped|error|unreachable)/ },
  { name: 'administration', at: /^(admin|admin-\w+|react-admin):/ },
  { name: 'legal pages', at: /^site-texts\.ts:pageSeeds\.[2-9]|pageBlockSeeds\.(Resi|Condizioni|Privacy)/ },
]

/** Exclamations and jokes that occurred in such texts, or could. Whole words. */
export const jokes: Readonly<Record<Locale, string>> = {
  it: 'op+s|up+s|oplà|ahi|ahimè|evviva|urrà|uff|puff|peccato|magh[io]|magic[aoi]|incantesim[oi]|robot|inciampat[oa]|biscott[oi]|folletti?|draghi|caffè|rieccoti',
  en: 'oops|whoops|ups|ouch|hooray|yay|poof|alas|uh-oh|yikes|wizards?|magic|spells?|robots?|tripped|biscuits?|goblins?|dragons?|coffee|farewell|goodbye',
  es: 'ups|uy|ay|vaya|hurra|puf|lástima|magos?|magia|mágic[oa]s?|hechizos?|robots?|tropez\\p{L}+|galletas?|duendes?|dragones|café|adiós',
  fr: 'ou?ps|oups|aïe|hourra|pouf|hélas|dommage|mages?|magiciens?|magie|magiques?|sortilèges?|robots?|trébuch\\p{L}+|biscuits?|lutins?|dragons?|café|adieu',
  de: 'ups|hoppla|autsch|hurra|juhu|puff|schade|zauber\\p{L}*|magi\\p{L}*|roboter|stolper\\p{L}*|gestolpert|kekse?|kobolde?|drachen?|kaffee|mach’s gut',
  pt: 'ups|opa|ai|hurra|puf|pena|magos?|magia|mágic[oa]s?|feitiços?|robôs?|tropeç\\p{L}+|bolachas?|duendes?|dragões|café|adeus',
}

/** Correct in these places. */
export const zoneExceptions: readonly { at: string; why: string }[] = [
  { at: 'validation:card_letters', why: 'lists the signs a card may have' },
]

/** Responses to an action: they contain no question. */
export const responses = /^(problems|validation):|^emails:[\w-]+\.(subject|title|preheader)$/
