/** Legal terms and names of legal documents. The form of a row is in `term.ts`. */
import type { Term } from './term.ts'

export const legalTerms: readonly Term[] = [
  {
    thing: 'right of withdrawal',
    say: [
      'diritto di recesso',
      'right of withdrawal',
      'derecho de desistimiento',
      'droit de rétractation',
      'Widerrufsrecht',
      'direito de livre resolução',
    ],
    not: {
      it: 'ripensamento',
      en: 'cooling-off|right of return|right to cancel',
      es: 'retractación|arrepentimiento',
      fr: 'désistement|droit de retrait|droit de repentir',
      de: 'Rücktrittsrechts?|Rückgaberechts?',
      pt: 'desistências?|retratação|arrependimento',
    },
    only: /^(?!articles|families)/,
  },
  {
    thing: 'terms of sale',
    say: [
      'condizioni di vendita',
      'terms of sale',
      'condiciones de venta',
      'CGV (conditions générales de vente)',
      'AGB',
      'condições de venda',
    ],
    not: {
      it: 'termini e (?:le )?condizioni|termini d.uso|condizioni d.uso',
      en: 'terms (?:and|&) conditions|conditions of sale|terms of (?:use|service)',
      es: 'términos(?: y (?:las )?condiciones)?|condiciones de uso',
      fr: 'conditions d’utilisation|termes et conditions|conditions de vente(?! et)',
      de: '\\p{L}*(?:Verkaufs|Nutzungs)bedingungen|(?<!Allgemeinen? )Geschäftsbedingungen',
      pt: 'termos(?: e (?:as )?condições)?|condições de utilização',
    },
  },
  {
    thing: 'privacy notice',
    say: [
      'informativa privacy',
      'privacy notice',
      'política de privacidad',
      'politique de confidentialité',
      'Datenschutzerklärung',
      'política de privacidade',
    ],
    not: {
      it: 'politica (?:sulla|di|della) (?:privacy|riservatezza)|privacy policy',
      en: 'privacy (?:policy|statement)',
      es: 'avisos? de privacidad',
      fr: 'avis de confidentialité|charte de confidentialité',
      de: 'Datenschutzhinweise?n?|Datenschutzbestimmungen|Datenschutzrichtlinien?',
      pt: 'avisos? de privacidade|declaração de privacidade',
    },
  },
  {
    thing: 'cookie',
    say: ['cookie', 'cookie', 'cookie', 'cookie', 'Cookie', 'cookie'],
    not: {
      it: 'biscott[oi]',
      en: 'biscuits?',
      es: 'galletas?',
      fr: 'biscuits?',
      de: 'Kekse?n?',
      pt: 'bolachas?|biscoitos?',
    },
    only: /^(common|settings|account|admin|site|pages\/.*|site-texts\.ts):/,
  },
  {
    thing: 'SDI code of an Italian invoice',
    say: [
      'codice destinatario (SDI)',
      'codice destinatario (SDI)',
      'codice destinatario (SDI)',
      'codice destinatario (SDI)',
      'codice destinatario (SDI)',
      'codice destinatario (SDI)',
    ],
    not: {
      it: 'codice SDI',
      en: 'SDI code',
      es: 'código SDI',
      fr: 'code SDI',
      de: 'SDI-Codes?',
      pt: 'código SDI',
    },
  },
]
