/** `npx tsx assets/documents/write-documents.ts`: the papers of the demo shop, written anew beside this file. Invented facts, our own names. */
import { createWriteStream } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)
const font = (name: string) => require.resolve(`@fontsource/${name}`)

interface Paper {
  file: string
  title: string
  lead: string
  parts: readonly { head: string; lines: readonly string[] }[]
  table?: readonly (readonly [string, string, string])[]
}

const papers: readonly Paper[] = [
  {
    file: 'demo-document-listino',
    title: 'Listino rivenditori',
    lead: 'Prezzi per punti vendita, IVA compresa. Price list for points of sale, VAT included.',
    table: [
      ['Articolo · Item', 'Confezione · Pack', 'Prezzo · Price'],
      ['Bustina Fuoco, serie 1', '24', '3,20 €'],
      ['Bustina Acqua, serie 1', '24', '3,20 €'],
      ['Box Fuoco, 24 bustine', '1', '69,90 €'],
      ['Mazzo introduttivo Acqua', '6', '13,90 €'],
      ['Album del collezionista', '4', '16,90 €'],
      ['Dadi, set da 3', '12', '6,50 €'],
    ],
    parts: [
      {
        head: 'Come ordinare · How to order',
        lines: [
          'Gli ordini entrati nella Sala rivenditori hanno già il prezzo della sala: il totale del carrello è quello della fattura.',
          'Orders placed from the Trade Room already carry its prices: the total of the cart is that of the invoice.',
        ],
      },
      {
        head: 'Resi · Returns',
        lines: [
          'Box sigillate entro 30 giorni; bustine sciolte non si riprendono, perché qualcuno le avrà già ascoltate.',
          'Sealed boxes within 30 days; loose packs are not taken back, somebody will have listened to them.',
        ],
      },
    ],
  },
  {
    file: 'demo-document-espositore',
    title: 'Espositore da banco',
    lead: 'Come si monta in quattro pieghe. How to fold it in four steps.',
    parts: [
      {
        head: 'Montaggio · Assembly',
        lines: [
          '1. Apri la base e piega i lati verso l’interno. Open the base and fold its sides inwards.',
          '2. Alza lo schienale finché la linguetta scatta. Raise the back until the tab clicks.',
          '3. Incastra la tenda tra schienale e fianchi. Slot the awning between back and sides.',
          '4. Riempi dal basso: le bustine davanti, le box dietro. Fill from below: packs in front, boxes behind.',
        ],
      },
      {
        head: 'Dove metterlo · Where to put it',
        lines: [
          'All’altezza degli occhi di chi ha dieci anni, lontano dal sole e vicino alla cassa.',
          'At the eye level of a ten-year-old, out of the sun and near the till.',
        ],
      },
    ],
  },
  {
    file: 'demo-document-fiera',
    title: 'Programma della fiera',
    lead: 'Le anteprime, giorno per giorno. The previews, day by day.',
    table: [
      ['Ora · Time', 'Dove · Where', 'Cosa · What'],
      ['10.00', 'Banco', 'Apertura della serie Abissi'],
      ['11.30', 'Palco', 'Torneo a sei carte, iscrizioni al banco'],
      ['15.00', 'Sala', 'Disegnare una creatura in mezz’ora'],
      ['17.00', 'Palco', 'Finale e premiazione'],
    ],
    parts: [
      {
        head: 'Con il tuo codice · With your code',
        lines: [
          'I prezzi dell’anteprima valgono per chi è entrato nella stanza, fino alla fine della fiera.',
          'Preview prices are for those who entered the room, until the fair ends.',
        ],
      },
    ],
  },
  {
    file: 'demo-document-tornei',
    title: 'Regolamento dei tornei in negozio',
    lead: 'Sei carte, due giocatori, un tavolo. Six cards, two players, one table.',
    parts: [
      {
        head: 'Mazzo · Deck',
        lines: [
          'Sei carte diverse; al massimo una Unica e due tra Leggendarie e Mitiche.',
          'Six different cards; at most one Unica and two of Leggendaria or Mitica together.',
        ],
      },
      {
        head: 'Turno · Round',
        lines: [
          'Al meglio delle tre. Quarantacinque secondi a turno, un minuto di riserva a partita.',
          'Best of three. Forty-five seconds a turn, one minute of reserve a match.',
        ],
      },
      {
        head: 'Buone maniere · Manners',
        lines: [
          'Si stringe la mano prima e dopo. Chi bara offre la merenda.',
          'Shake hands before and after. Cheaters pay for the snacks.',
        ],
      },
    ],
  },
]

const night = '#073235'
const ink = '#112b2d'
const quiet = '#445b5e'
const margin = 56
const width = 595.28 - 2 * margin

function writePaper({ file, title, lead, parts, table }: Paper): void {
  const info = { Title: title, Author: 'Bottega Arcana', CreationDate: new Date('2026-01-01T00:00:00Z') }
  const doc = new PDFDocument({ size: 'A4', margin, lang: 'it', displayTitle: true, info })
  doc.pipe(createWriteStream(join(import.meta.dirname, `${file}.pdf`)))
  doc.registerFont('text', font('lexend/files/lexend-latin-400-normal.woff'))
  doc.registerFont('strong', font('lexend/files/lexend-latin-700-normal.woff'))
  doc.registerFont('sign', font('lilita-one/files/lilita-one-latin-400-normal.woff'))
  doc.rect(0, 0, 595.28, 132).fill(night)
  doc.font('sign').fontSize(15).fillColor('#FFC107').text('Bottega Arcana', margin, 34)
  doc.font('strong').fontSize(27).fillColor('#eff9fa').text(title, margin, 64, { width })
  doc.font('text').fontSize(12.5).fillColor(quiet).text(lead, margin, 164, { width })
  doc.moveDown(1.4)
  for (const [at, row] of (table ?? []).entries()) {
    const y = doc.y
    const look = at === 0 ? 'strong' : 'text'
    const places = [0, width * 0.5, width * 0.74]
    for (const [column, words] of row.entries())
      doc
        .font(look)
        .fontSize(11)
        .fillColor(ink)
        .text(words, margin + (places[column] ?? 0), y, { lineBreak: false })
    doc.rect(margin, y + 19, width, 0.7).fill('#d6e2e3')
    doc.x = margin
    doc.y = y + 28
  }
  for (const { head, lines } of parts) {
    doc.moveDown(0.9).font('strong').fontSize(14).fillColor(ink).text(head, margin, doc.y, { width })
    doc.moveDown(0.3)
    for (const line of lines)
      doc.font('text').fontSize(11.5).fillColor(ink).text(line, { width, lineGap: 3 }).moveDown(0.3)
  }
  doc.end()
}

for (const paper of papers) writePaper(paper)
