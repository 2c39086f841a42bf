import { describe, expect, it } from 'vitest'
import { type ConsentKind, consentKinds } from '@/contract/endpoints/site/consents.ts'
import { type Locale, locales } from '@/contract/locales.ts'
import { fixedRetention, retentionKinds } from '@/domain/retention.ts'
import { privacyBlocks } from './privacy-page.ts'

/** The section with this id, without tags, one paragraph per line. */
function sectionIn(id: string, locale: Locale): string[] {
  const block = privacyBlocks.find(one => one.id === id)
  if (block?.kind !== 'text') throw new Error(`the privacy notice has no section ${id}`)
  return block.texts[locale].html.split(/<\/p>|<br>|\n/).map(paragraph => paragraph.replace(/<[^>]*>/g, ''))
}

/** How the paragraph of a consent begins in each language. */
const consentNames: Record<ConsentKind, Record<Locale, RegExp>> = {
  cookies: {
    it: /statistiche/,
    en: /statistics/,
    es: /estadísticas/,
    fr: /statistiques/,
    de: /Statistik/,
    pt: /estatísticas/,
  },
  newsletter: {
    it: /Newsletter/,
    en: /Newsletter/,
    es: /Boletín/,
    fr: /Newsletter/,
    de: /Newsletter/,
    pt: /Newsletter/,
  },
  cart_reminder: {
    it: /^Promemoria del carrello/,
    en: /^Cart reminder/,
    es: /^Recordatorio del carrito/,
    fr: /^Rappel du panier/,
    de: /^Warenkorb-Erinnerung/,
    pt: /^Lembrete do carrinho/,
  },
}

const consent: Record<Locale, RegExp> = {
  it: /consenso.*\(lett\. a\)/,
  en: /consent \(a\)/,
  es: /consentimiento.*\(letra a\)/,
  fr: /consentement.*\(point a\)/,
  de: /Einwilligung \(Buchst\. a\)/,
  pt: /consentimento.*\(al\. a\)/,
}

const recipients: Record<Locale, readonly RegExp[]> = {
  it: [/Corrieri/, /pagamento/, /e-mail/, /Interscambio/, /VIES/],
  en: [/Couriers/, /payments/, /email/, /exchange system/, /VIES/],
  es: [/Transportistas/, /pagos/, /correo/, /intercambio/, /VIES/],
  fr: [/Transporteurs/, /paiement/, /e-mail/, /échange/, /VIES/],
  de: [/Versanddienste/, /Zahlung/, /E-Mail/, /Austauschsystem/, /MIAS/],
  pt: [/Transportadoras/, /pagamentos/, /e-mail/, /intercâmbio/, /VIES/],
}

describe.each(locales)('the privacy notice in %s', locale => {
  it.each(consentKinds)('names the processing with the consent %s and its legal basis', kind => {
    const paragraph = sectionIn('finalita', locale).find(text => consentNames[kind][locale].test(text))
    expect(paragraph).toMatch(consent[locale])
  })

  it.each([...retentionKinds, ...Object.keys(fixedRetention)])('names the period of %s', kind => {
    expect(sectionIn('durata', locale).join(' ')).toContain(`{{retention.${kind}}}`)
  })

  it('names carriers, payment and mail providers, the exchange system and VIES as recipients', () => {
    const text = sectionIn('destinatari', locale).join(' ')
    for (const recipient of recipients[locale]) expect(text).toMatch(recipient)
  })
})
