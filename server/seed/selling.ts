/** Default shipping and payment methods. Inserted once; changes of an admin stay. */
import { type Country, countries } from '@/contract/endpoints/account/address.ts'
import { carriers } from '../db/schema/carriers.ts'
import { paymentMethods, shippingMethods } from '../db/schema/order-methods.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { localized } from './localized.ts'

/** Served by the same carrier. */
const italian: Country[] = ['IT', 'SM', 'VA']

export const shippingSeeds: (typeof shippingMethods.$inferInsert)[] = [
  {
    code: 'standard',
    names: localized(
      'Corriere standard',
      'Standard courier',
      'Envío estándar',
      'Livraison standard',
      'Standardversand',
      'Envio standard',
    ),
    notes: localized(
      'In Italia, gratis da 49 €',
      'Within Italy, free from €49',
      'En Italia, gratis desde 49 €',
      'En Italie, offerte dès 49 €',
      'Innerhalb Italiens, ab 49 € frei',
      'Em Itália, grátis a partir de 49 €',
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
    cutoff_hour: 14,
    handling_days: 0,
    min_days: 2,
    max_days: 3,
    position: 0,
  },
  {
    code: 'express',
    names: localized(
      'Corriere espresso',
      'Express courier',
      'Envío exprés',
      'Livraison express',
      'Expressversand',
      'Envio expresso',
    ),
    notes: localized(
      'In Italia, parte in giornata',
      'Within Italy, leaves the same day',
      'En Italia, sale el mismo día',
      'En Italie, part le jour même',
      'Innerhalb Italiens, Versand am selben Tag',
      'Em Itália, sai no próprio dia',
    ),
    kind: 'flat',
    price: 1190,
    countries: ['IT'],
    cutoff_hour: 14,
    handling_days: 0,
    min_days: 1,
    max_days: 1,
    position: 1,
  },
  {
    code: 'europe',
    names: localized(
      'Corriere europeo',
      'European courier',
      'Envío a Europa',
      'Livraison en Europe',
      'Versand in Europa',
      'Envio para a Europa',
    ),
    notes: localized(
      'Fuori dall’Italia',
      'Outside Italy',
      'Fuera de Italia',
      'Hors d’Italie',
      'Außerhalb Italiens',
      'Fora de Itália',
    ),
    kind: 'weight',
    steps: [
      { up_to: 500, price: 990 },
      { up_to: 2000, price: 1490 },
      { up_to: 10_000, price: 2490 },
    ],
    free_over: 9900,
    countries: countries.filter(country => !italian.includes(country)),
    cutoff_hour: 14,
    handling_days: 0,
    min_days: 4,
    max_days: 7,
    country_days: [
      { country: 'AT', min_days: 4, max_days: 5 },
      { country: 'SI', min_days: 4, max_days: 5 },
      { country: 'DE', min_days: 4, max_days: 6 },
      { country: 'FR', min_days: 4, max_days: 6 },
      { country: 'FI', min_days: 5, max_days: 7 },
      { country: 'GR', min_days: 5, max_days: 7 },
      { country: 'MT', min_days: 5, max_days: 7 },
    ],
    takes_cash: false,
    position: 2,
  },
  {
    code: 'shop',
    names: localized(
      'Ritiro in negozio',
      'Collection from the shop',
      'Recogida en tienda',
      'Retrait en boutique',
      'Abholung vor Ort',
      'Levantamento na loja',
    ),
    notes: localized(
      'Ti scriviamo quando è pronto',
      'We email you when it is ready',
      'Te escribimos cuando esté listo',
      'Nous t’écrivons dès qu’elle est prête',
      'Wir schreiben dir, sobald sie bereit ist',
      'Escrevemos-te quando estiver pronta',
    ),
    kind: 'flat',
    price: 0,
    countries: italian,
    is_pickup: true,
    cutoff_hour: 14,
    handling_days: 1,
    takes_cash: false,
    position: 3,
  },
]

export const paymentSeeds: (typeof paymentMethods.$inferInsert)[] = [
  {
    code: 'card',
    names: localized(
      'Carta e pagamenti online',
      'Card and online payments',
      'Tarjeta y pagos en línea',
      'Carte et paiement en ligne',
      'Karte und Online-Zahlung',
      'Cartão e pagamentos online',
    ),
    notes: localized(
      'Paghi subito, nel modo che preferisci',
      'Pay right away, the way you prefer',
      'Pagas al momento, como prefieras',
      'Tu paies tout de suite, comme tu préfères',
      'Du bezahlst sofort, wie du möchtest',
      'Pagas já, como preferires',
    ),
    position: 0,
  },
  {
    code: 'transfer',
    names: localized(
      'Bonifico bancario',
      'Bank transfer',
      'Transferencia bancaria',
      'Virement bancaire',
      'Überweisung',
      'Transferência bancária',
    ),
    notes: localized(
      'Hai sette giorni per pagare; spediamo quando riceviamo il bonifico',
      'Pay within seven days; we ship when it arrives',
      'Paga en un plazo de siete días; enviaremos el pedido en cuanto la recibamos',
      'Tu as sept jours pour payer ; nous expédions à réception du virement',
      'Innerhalb von sieben Tagen überweisen; wir versenden nach Zahlungseingang',
      'Paga no prazo de sete dias; enviamos assim que a recebermos',
    ),
    holder: 'Bottega Arcana',
    iban: 'IT60X0542811101000000123456',
    position: 1,
  },
  {
    code: 'cash',
    names: localized(
      'Contrassegno',
      'Cash on delivery',
      'Contra reembolso',
      'Contre remboursement',
      'Nachnahme',
      'Pagamento na entrega',
    ),
    notes: localized(
      'Paghi al corriere in contanti',
      'Pay the courier in cash',
      'Pagas en efectivo al recibir el paquete',
      'Tu paies le livreur en espèces',
      'Du bezahlst bar bei der Lieferung',
      'Pagas ao estafeta em dinheiro',
    ),
    position: 2,
  },
]

/** Carriers that many Italian shops use, with their public tracking pages. */
export const carrierSeeds: (typeof carriers.$inferInsert)[] = [
  { name: 'BRT', tracking_url: 'https://vas.brt.it/vas/sped_det_show.hsm?chisono={code}' },
  {
    name: 'GLS',
    tracking_url:
      'https://www.gls-italy.com/it/servizi/servizi-per-chi-riceve/ricerca-spedizione?match={code}',
  },
  { name: 'Poste Italiane', tracking_url: 'https://www.poste.it/cerca/#/risultati-spedizioni/{code}' },
  { name: 'DHL', tracking_url: 'https://www.dhl.com/it-it/home/tracking.html?tracking-id={code}' },
  { name: 'UPS', tracking_url: 'https://www.ups.com/track?tracknum={code}' },
  { name: 'FedEx', tracking_url: 'https://www.fedex.com/fedextrack/?trknbr={code}' },
].map((carrier, position) => ({ ...carrier, position }))

export async function loadSelling(db: Queryable): Promise<void> {
  await db.insert(shippingMethods).values(shippingSeeds).onConflictDoNothing()
  await db.insert(carriers).values(carrierSeeds).onConflictDoNothing()
  await db.insert(paymentMethods).values(paymentSeeds).onConflictDoNothing()
}
