/** Writes an electronic invoice in the format FPR12, schema 1.2.3 (Agenzia delle Entrate, Allegato A 1.9). Pure. */
import anyAscii from 'any-ascii'
import type { Cents } from '@/domain/money.ts'
import type { Natura } from '@/domain/tax/tax-classes.ts'

interface Place {
  street: string
  zip: string
  city: string
  province: string // empty outside Italy
  country: string
}

export interface Seller {
  vat: string // eleven digits
  name: string
  regime: string // RF01 …
  place: Place
  register: { office: string; number: string; capital: string } | null // of the company register (REA)
}

export interface Buyer {
  vat: { country: string; code: string } | null
  taxCode: string // codice fiscale; empty without one
  name: { company: string } | { first: string; last: string }
  place: Place
  recipientCode: string // seven characters
  pec: string
}

export interface FatturaLine {
  text: string
  quantity: number
  net: Cents // of the whole quantity; negative for a discount
  rate: number // percent
  natura: Natura | null
}

export interface FatturaSummary {
  rate: number
  natura: Natura | null
  provision: string
  taxable: Cents
  vat: Cents
}

export interface Fattura {
  progressive: string // of the transmission
  type: 'TD01' | 'TD04'
  date: string // calendar day
  number: string
  total: Cents
  stamp: Cents
  corrects: { number: string; date: string } | null
  cause: string // of a credit note that was issued by hand, else empty
  seller: Seller
  buyer: Buyer
  lines: readonly FatturaLine[]
  summaries: readonly FatturaSummary[]
  payment: 'MP01' | 'MP05' | 'MP08' // cash, transfer, card
}

type Child = readonly [tag: string, content: string | readonly (Child | null)[]]

/** The schema accepts Basic Latin and Latin-1. Other letters are transliterated, control characters removed. */
const latin = (text: string, max: number): string =>
  [...text.normalize('NFC')]
    .map(sign => (/[\u0020-\u007e\u00a0-\u00ff]/.test(sign) ? sign : anyAscii(sign)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .trim()

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const write = (child: Child | null): string => {
  if (!child) return ''
  const [tag, content] = child
  const inner = typeof content === 'string' ? escaped(content) : content.map(write).join('')
  return `<${tag}>${inner}</${tag}>`
}

const amount = (cents: Cents): string => (cents / 100).toFixed(2)
const percent = (rate: number): string => rate.toFixed(2)

/** Net price of one piece with eight decimals, so that price × quantity gives the line's amount (check 00423). */
const unitPrice = ({ net, quantity }: FatturaLine): string => (net / 100 / quantity).toFixed(8)

const placeOf = ({ street, zip, city, province, country }: Place): Child => [
  'Sede',
  [
    ['Indirizzo', latin(street, 60)],
    ['CAP', zip],
    ['Comune', latin(city, 60)],
    province ? ['Provincia', province] : null,
    ['Nazione', country],
  ],
]

const optional = (tag: string, text: string): Child | null => (text ? [tag, text] : null)

const nameOf = (name: Buyer['name']): Child => [
  'Anagrafica',
  'company' in name
    ? [['Denominazione', latin(name.company, 80)]]
    : [
        ['Nome', latin(name.first, 60)],
        ['Cognome', latin(name.last, 60)],
      ],
]

const headerOf = ({ progressive, seller, buyer }: Fattura): Child => [
  'FatturaElettronicaHeader',
  [
    [
      'DatiTrasmissione',
      [
        [
          'IdTrasmittente',
          [
            ['IdPaese', 'IT'],
            ['IdCodice', seller.vat],
          ],
        ],
        ['ProgressivoInvio', progressive],
        ['FormatoTrasmissione', 'FPR12'],
        ['CodiceDestinatario', buyer.recipientCode],
        buyer.recipientCode === '0000000' ? optional('PECDestinatario', buyer.pec) : null,
      ],
    ],
    [
      'CedentePrestatore',
      [
        [
          'DatiAnagrafici',
          [
            [
              'IdFiscaleIVA',
              [
                ['IdPaese', 'IT'],
                ['IdCodice', seller.vat],
              ],
            ],
            ['Anagrafica', [['Denominazione', latin(seller.name, 80)]]],
            ['RegimeFiscale', seller.regime],
          ],
        ],
        placeOf(seller.place),
        seller.register && [
          'IscrizioneREA',
          [
            ['Ufficio', seller.register.office],
            ['NumeroREA', seller.register.number],
            optional('CapitaleSociale', seller.register.capital),
            ['StatoLiquidazione', 'LN'],
          ],
        ],
      ],
    ],
    [
      'CessionarioCommittente',
      [
        [
          'DatiAnagrafici',
          [
            buyer.vat && [
              'IdFiscaleIVA',
              [
                ['IdPaese', buyer.vat.country],
                ['IdCodice', buyer.vat.code],
              ],
            ],
            optional('CodiceFiscale', buyer.taxCode),
            nameOf(buyer.name),
          ],
        ],
        placeOf(buyer.place),
      ],
    ],
  ],
]

const lineOf = (line: FatturaLine, at: number): Child => [
  'DettaglioLinee',
  [
    ['NumeroLinea', String(at + 1)],
    ['Descrizione', latin(line.text, 1000)],
    ['Quantita', line.quantity.toFixed(2)],
    ['PrezzoUnitario', unitPrice(line)],
    ['PrezzoTotale', amount(line.net)],
    ['AliquotaIVA', percent(line.rate)],
    line.natura && ['Natura', line.natura],
  ],
]

const summaryOf = ({ rate, natura, provision, taxable, vat }: FatturaSummary): Child => [
  'DatiRiepilogo',
  [
    ['AliquotaIVA', percent(rate)],
    natura && ['Natura', natura],
    ['ImponibileImporto', amount(taxable)],
    ['Imposta', amount(vat)],
    rate > 0 ? ['EsigibilitaIVA', 'I'] : null,
    optional('RiferimentoNormativo', latin(provision, 100)),
  ],
]

const bodyOf = (fattura: Fattura): Child => [
  'FatturaElettronicaBody',
  [
    [
      'DatiGenerali',
      [
        [
          'DatiGeneraliDocumento',
          [
            ['TipoDocumento', fattura.type],
            ['Divisa', 'EUR'],
            ['Data', fattura.date],
            ['Numero', fattura.number],
            fattura.stamp > 0
              ? [
                  'DatiBollo',
                  [
                    ['BolloVirtuale', 'SI'],
                    ['ImportoBollo', amount(fattura.stamp)],
                  ],
                ]
              : null,
            ['ImportoTotaleDocumento', amount(fattura.total)],
            optional('Causale', latin(fattura.cause, 200)),
          ],
        ],
        fattura.corrects && [
          'DatiFattureCollegate',
          [
            ['IdDocumento', fattura.corrects.number],
            ['Data', fattura.corrects.date],
          ],
        ],
      ],
    ],
    ['DatiBeniServizi', [...fattura.lines.map(lineOf), ...fattura.summaries.map(summaryOf)]],
    [
      'DatiPagamento',
      [
        ['CondizioniPagamento', 'TP02'],
        [
          'DettaglioPagamento',
          [
            ['ModalitaPagamento', fattura.payment],
            ['ImportoPagamento', amount(fattura.total)],
          ],
        ],
      ],
    ],
  ],
]

const namespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2'

/** Returns the file's text. */
export const writeFattura = (fattura: Fattura): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<p:FatturaElettronica xmlns:p="${namespace}" versione="FPR12">${write(headerOf(fattura))}${write(bodyOf(fattura))}</p:FatturaElettronica>\n`
