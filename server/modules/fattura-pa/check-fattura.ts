/**
 * Checks of the exchange system on the content of a file (Allegato A 1.9, appendix 1), without the tax register. Each
 * function returns whether the file violates its rule. Amounts are compared in cents.
 */
import type { XmlDocument, XmlNode } from 'libxml2-wasm'
import type { SdiCode } from '@/contract/endpoints/admin/sdi-codes.ts'
import { isCodiceFiscale, isPartitaIva } from '@/domain/italian-tax.ts'

type Node = Pick<XmlNode, 'content'> & {
  get(path: string): { content: string } | null
  find(path: string): Node[]
}

const textOf = (node: Node, path: string): string => node.get(path)?.content.trim() ?? ''
const numberOf = (node: Node, path: string): number => Number(textOf(node, path) || 0)
const has = (node: Node, path: string): boolean => node.get(path) !== null

interface File {
  root: Node
  header: (path: string) => string
  general: (path: string) => string // DatiGeneraliDocumento
  lines: readonly Node[]
  summaries: readonly Node[]
}

const seller = 'CedentePrestatore/DatiAnagrafici'
const buyer = 'CessionarioCommittente/DatiAnagrafici'

const isZero = (node: Node): boolean => numberOf(node, 'AliquotaIVA') === 0
const naturaOf = (node: Node): string => textOf(node, 'Natura')
const rates = (nodes: readonly Node[]) => new Set(nodes.map(node => numberOf(node, 'AliquotaIVA')))
const naturas = (nodes: readonly Node[]) => new Set(nodes.map(naturaOf).filter(Boolean))
const isWithin = (value: number, expected: number, tolerance: number): boolean =>
  Math.abs(value - expected) <= tolerance + 1e-6

/** Price of one piece after discounts (`SC`) and surcharges (`MG`), times the quantity. */
function lineAmount(line: Node): number {
  const price = line.find('ScontoMaggiorazione').reduce(
    (sum, change) => {
      const part = has(change, 'Importo')
        ? numberOf(change, 'Importo')
        : (sum * numberOf(change, 'Percentuale')) / 100
      return textOf(change, 'Tipo') === 'SC' ? sum - part : sum + part
    },
    numberOf(line, 'PrezzoUnitario'),
  )
  return price * (has(line, 'Quantita') ? numberOf(line, 'Quantita') : 1)
}

function isTaxWrong(summary: Node): boolean {
  const tax = (numberOf(summary, 'AliquotaIVA') * numberOf(summary, 'ImponibileImporto')) / 100
  return !isWithin(numberOf(summary, 'Imposta'), Math.round(tax * 100) / 100, 0.01)
}

/** Compares each rate, because the exchange system does not separate by Natura. */
function isTaxableWrong({ lines, summaries }: File): boolean {
  return [...rates(summaries)].some(rate => {
    const ofRate = (node: Node) => numberOf(node, 'AliquotaIVA') === rate
    const sum = (nodes: readonly Node[], path: string) =>
      nodes.filter(ofRate).reduce((total, node) => total + numberOf(node, path), 0)
    const expected = sum(lines, 'PrezzoTotale') + sum(summaries, 'Arrotondamento')
    return !isWithin(sum(summaries, 'ImponibileImporto'), expected, 1)
  })
}

const isFraction = (node: Node): boolean => {
  const rate = numberOf(node, 'AliquotaIVA')
  return rate > 0 && rate < 1
}

const isBlankDiscount = (discount: Node): boolean =>
  !has(discount, 'Percentuale') && !has(discount, 'Importo')

/** TD01 … of a seller to itself; TD21 and TD27 are the only types for that. */
function isOwnSale({ header, general }: File): boolean {
  if (['TD16', 'TD17', 'TD18', 'TD19', 'TD20', 'TD21', 'TD27', 'TD28'].includes(general('TipoDocumento')))
    return false
  const id = (of: string) => `${header(`${of}/IdFiscaleIVA/IdPaese`)}${header(`${of}/IdFiscaleIVA/IdCodice`)}`
  const code = (of: string) => header(`${of}/CodiceFiscale`)
  return (
    (id(seller) !== '' && id(seller) === id(buyer)) || (code(seller) !== '' && code(seller) === code(buyer))
  )
}

type Check = (file: File, today: string) => boolean

const checks: Partial<Record<SdiCode, Check>> = {
  '00301': ({ header }) =>
    header(`${seller}/IdFiscaleIVA/IdPaese`) === 'IT' &&
    !isPartitaIva(header(`${seller}/IdFiscaleIVA/IdCodice`)),
  '00305': ({ header }) =>
    header(`${buyer}/IdFiscaleIVA/IdPaese`) === 'IT' &&
    !isPartitaIva(header(`${buyer}/IdFiscaleIVA/IdCodice`)),
  '00306': ({ header }) => {
    const code = header(`${buyer}/CodiceFiscale`)
    return code !== '' && header(`${buyer}/IdFiscaleIVA/IdCodice`) === '' && !isCodiceFiscale(code)
  },
  '00313': ({ header }) => {
    const country = header(`${buyer}/IdFiscaleIVA/IdPaese`)
    return header('DatiTrasmissione/CodiceDestinatario') === 'XXXXXXX' && (country === '' || country === 'IT')
  },
  '00330': ({ header }) => /^sdi\d*@pec\.fatturapa\.it$/i.test(header('DatiTrasmissione/PECDestinatario')),
  '00400': ({ lines }) => lines.some(line => isZero(line) && naturaOf(line) === ''),
  '00401': ({ lines }) => lines.some(line => !isZero(line) && naturaOf(line) !== ''),
  '00403': ({ general }, today) => general('Data') > today,
  '00417': ({ header }) =>
    header(`${buyer}/IdFiscaleIVA/IdCodice`) === '' && header(`${buyer}/CodiceFiscale`) === '',
  '00418': ({ root, general }) =>
    root
      .find('FatturaElettronicaBody/DatiGenerali/DatiFattureCollegate')
      .some(linked => textOf(linked, 'Data') > general('Data')),
  '00419': ({ lines, summaries }) => [...rates(lines)].some(rate => !rates(summaries).has(rate)),
  '00420': ({ summaries }) =>
    summaries.some(
      summary => naturaOf(summary).startsWith('N6') && textOf(summary, 'EsigibilitaIVA') === 'S',
    ),
  '00421': ({ summaries }) => summaries.some(isTaxWrong),
  '00422': isTaxableWrong,
  '00423': ({ lines }) =>
    lines.some(line => !isWithin(numberOf(line, 'PrezzoTotale'), lineAmount(line), 0.01)),
  '00424': ({ lines, summaries }) => [...lines, ...summaries].some(isFraction),
  '00425': ({ general }) => !/\d/.test(general('Numero')),
  '00427': ({ header }) => {
    const length = header('DatiTrasmissione/FormatoTrasmissione') === 'FPA12' ? 6 : 7
    return header('DatiTrasmissione/CodiceDestinatario').length !== length
  },
  '00428': ({ root, header }) => header('DatiTrasmissione/FormatoTrasmissione') !== textOf(root, '@versione'),
  '00429': ({ summaries }) => summaries.some(summary => isZero(summary) && naturaOf(summary) === ''),
  '00430': ({ summaries }) => summaries.some(summary => !isZero(summary) && naturaOf(summary) !== ''),
  '00437': ({ root }) =>
    root
      .find('FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/ScontoMaggiorazione')
      .some(isBlankDiscount),
  '00438': ({ lines }) => lines.some(line => line.find('ScontoMaggiorazione').some(isBlankDiscount)),
  '00443': ({ lines, summaries }) => [...rates(summaries)].some(rate => !rates(lines).has(rate)),
  '00444': ({ lines, summaries }) => {
    const [ofLines, ofSummaries] = [naturas(lines), naturas(summaries)]
    return ofLines.size !== ofSummaries.size || [...ofLines].some(natura => !ofSummaries.has(natura))
  },
  '00445': ({ lines, summaries }) =>
    [...lines, ...summaries].some(node => ['N2', 'N3', 'N6'].includes(naturaOf(node))),
  '00471': isOwnSale,
  '00476': ({ header }) => {
    const countries = [seller, buyer].map(of => header(`${of}/IdFiscaleIVA/IdPaese`))
    return countries.every(country => country !== '' && country !== 'IT')
  },
}

/**
 * Returns the codes of all violated rules, in their order.
 *
 * @param today calendar day in the shop's time zone
 */
export function violationsOf({ root }: XmlDocument, today: string): SdiCode[] {
  const top = root as unknown as Node
  const file: File = {
    root: top,
    header: path => textOf(top, `FatturaElettronicaHeader/${path}`),
    general: path => textOf(top, `FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/${path}`),
    lines: top.find('FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee'),
    summaries: top.find('FatturaElettronicaBody/DatiBeniServizi/DatiRiepilogo'),
  }
  return (Object.entries(checks) as [SdiCode, Check][])
    .filter(([, isViolated]) => isViolated(file, today))
    .map(([code]) => code)
    .sort()
}
