/** How parcels travel and money comes when nobody said otherwise. Brought in once; what an admin changed stays. */
import { type Country, countries } from '../../../src/contract/address.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { paymentMethods, shippingMethods } from '../schema/orders.ts'
import { six } from './six.ts'

/** Served by the same courier. */
const italian: Country[] = ['IT', 'SM', 'VA']

const shipping: (typeof shippingMethods.$inferInsert)[] = [
  {
    code: 'standard',
    names: six(
      'Corriere standard',
      'Standard courier',
      'Mensajería estándar',
      'Livraison standard',
      'Standardversand',
      'Transportadora standard',
    ),
    notes: six(
      'In Italia in 2–3 giorni lavorativi, gratis da 49 €',
      'Within Italy in 2–3 working days, free from €49',
      'En Italia en 2–3 días laborables, gratis desde 49 €',
      'En Italie sous 2 à 3 jours ouvrés, offerte dès 49 €',
      'Innerhalb Italiens in 2–3 Werktagen, ab 49 € frei',
      'Em Itália em 2–3 dias úteis, grátis a partir de 49 €',
    ),
    kind: 'weight',
    steps: [
      { up_to: 500, price: 490 },
      { up_to: 2000, price: 690 },
      { up_to: 10_000, price: 990 },
      { up_to: 30_000, price: 1690 },
    ],
    free_over: 4900,
    countries: italian,
    position: 0,
  },
  {
    code: 'express',
    names: six(
      'Corriere espresso',
      'Express courier',
      'Mensajería exprés',
      'Livraison express',
      'Expressversand',
      'Transportadora expresso',
    ),
    notes: six(
      'In Italia il giorno lavorativo dopo',
      'Within Italy on the next working day',
      'En Italia al siguiente día laborable',
      'En Italie le jour ouvré suivant',
      'Innerhalb Italiens am nächsten Werktag',
      'Em Itália no dia útil seguinte',
    ),
    kind: 'flat',
    price: 1190,
    countries: ['IT'],
    position: 1,
  },
  {
    code: 'europe',
    names: six(
      'Corriere europeo',
      'European courier',
      'Mensajería europea',
      'Livraison en Europe',
      'Versand in Europa',
      'Transportadora europeia',
    ),
    notes: six(
      'In 4–7 giorni lavorativi, gratis da 99 €',
      'In 4–7 working days, free from €99',
      'En 4–7 días laborables, gratis desde 99 €',
      'Sous 4 à 7 jours ouvrés, offerte dès 99 €',
      'In 4–7 Werktagen, ab 99 € frei',
      'Em 4–7 dias úteis, grátis a partir de 99 €',
    ),
    kind: 'weight',
    steps: [
      { up_to: 500, price: 990 },
      { up_to: 2000, price: 1490 },
      { up_to: 10_000, price: 2490 },
    ],
    free_over: 9900,
    countries: countries.filter(country => !italian.includes(country)),
    position: 2,
  },
]

const payment: (typeof paymentMethods.$inferInsert)[] = [
  {
    code: 'card',
    names: six('Carta', 'Card', 'Tarjeta', 'Carte', 'Karte', 'Cartão'),
    notes: six(
      'Carta di credito o di debito, addebito immediato',
      'Credit or debit card, charged at once',
      'Tarjeta de crédito o débito, cargo inmediato',
      'Carte de crédit ou de débit, débit immédiat',
      'Kredit- oder Debitkarte, sofortige Belastung',
      'Cartão de crédito ou débito, cobrança imediata',
    ),
    position: 0,
  },
  {
    code: 'transfer',
    names: six(
      'Bonifico bancario',
      'Bank transfer',
      'Transferencia bancaria',
      'Virement bancaire',
      'Überweisung',
      'Transferência bancária',
    ),
    notes: six(
      'Spediamo quando arriva, entro sette giorni',
      'We ship when it arrives, within seven days',
      'Enviamos cuando llega, en un plazo de siete días',
      'Nous expédions à réception, sous sept jours',
      'Wir versenden nach Eingang, innerhalb von sieben Tagen',
      'Enviamos quando chegar, no prazo de sete dias',
    ),
    holder: 'Bottega Arcana',
    iban: 'IT60X0542811101000000123456',
    position: 1,
  },
  {
    code: 'cash',
    names: six(
      'Contrassegno',
      'Cash on delivery',
      'Contra reembolso',
      'Contre remboursement',
      'Nachnahme',
      'Pagamento na entrega',
    ),
    notes: six(
      'Paghi al corriere in contanti',
      'You pay the courier in cash',
      'Pagas al mensajero en efectivo',
      'Tu paies le livreur en espèces',
      'Du bezahlst bar bei der Lieferung',
      'Pagas ao estafeta em dinheiro',
    ),
    surcharge: 350,
    position: 2,
  },
]

export async function loadSelling(db: Queryable): Promise<void> {
  await db.insert(shippingMethods).values(shipping).onConflictDoNothing()
  await db.insert(paymentMethods).values(payment).onConflictDoNothing()
}
