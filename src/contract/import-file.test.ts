import { describe, expect, it } from 'vitest'
import { formatOf, mapColumns } from './import-file.ts'

/** Heads of real exports, without columns that have the same name in every language and those that are not imported. */
const heads = {
  it: [
    ...[
      'ID',
      'Tipo',
      'SKU',
      'GTIN, UPC, EAN, o ISBN',
      'Nome',
      'Pubblicato',
      'Breve descrizione',
      'Descrizione',
    ],
    ...[
      'Stato delle imposte',
      'Aliquota di imposta',
      'In stock?',
      'Magazzino',
      'Abilita gli ordini arretrati?',
    ],
    ...['Peso (kg)', 'Prezzo in offerta', 'Prezzo di listino', 'Categorie', 'Immagine', 'Genitore', 'Marchi'],
    ...["Nome dell'attributo 1", "Valore dell'attributo 1"],
  ],
  de: [
    ...[
      'ID',
      'Typ',
      'Artikelnummer',
      'GTIN, UPC, EAN oder ISBN',
      'Name',
      'Veröffentlicht',
      'Kurzbeschreibung',
    ],
    ...['Beschreibung', 'Steuerstatus', 'Steuerklasse', 'Vorrätig?', 'Bestand', 'Lieferrückstande erlaubt?'],
    ...['Gewicht (kg)', 'Angebotspreis', 'Regulärer Preis', 'Kategorien', 'Bilder', 'Übergeordnetes Produkt'],
    ...['Marken', 'Attribut 1 Name', 'Attribut 1 Wert(e)'],
  ],
  fr: [
    ...['ID', 'Type', 'UGS', 'GTIN, UPC, EAN ou ISBN', 'Nom', 'Publié', 'Description courte', 'Description'],
    ...[
      'État de la TVA',
      'Classe TVA',
      'En stock ?',
      'Stock',
      'Autoriser les commandes de produits en rupture ?',
    ],
    ...['Poids (kg)', 'Tarif promo', 'Tarif régulier', 'Catégories', 'Images', 'Parent', 'Marques'],
    ...['Nom de l’attribut 1', 'Valeur(s) de l’attribut 1 '], // the export ends this name with a space
  ],
  es: [
    ...[
      'ID',
      'Tipo',
      'SKU',
      'GTIN, UPC, EAN o ISBN',
      'Nombre',
      'Publicado',
      'Descripción corta',
      'Descripción',
    ],
    ...['Estado del impuesto', 'Clase de impuesto', '¿Existencias?', 'Inventario'],
    ...['¿Permitir reservas de productos agotados?', 'Peso (kg)', 'Precio rebajado', 'Precio normal'],
    ...['Categorías', 'Imágenes', 'Superior', 'Marcas', 'Nombre del atributo 1', 'Valor(es) del atributo 1'],
  ],
  pt: [
    ...['ID', 'Tipo', 'SKU', 'GTIN, UPC, EAN, ou ISBN', 'Nome', 'Publicado', 'Descrição curta', 'Descrição'],
    ...['Status do imposto', 'Classe de imposto', 'Em estoque?', 'Estoque', 'São permitidas encomendas?'],
    ...['Peso (kg)', 'Preço promocional', 'Preço', 'Categorias', 'Imagens', 'Ascendente', 'Marcas'],
    ...['Nome do atributo 1', 'Valores do atributo 1'],
  ],
}

const keys = [
  ...[
    'id',
    'type',
    'sku',
    'gtin',
    'title',
    'published',
    'subtitle',
    'description',
    'tax_status',
    'tax_class',
  ],
  ...[
    'in_stock',
    'stock',
    'oversell',
    'weight_kg',
    'sale_price',
    'price',
    'categories',
    'pictures',
    'parent',
  ],
  ...['brand', 'attribute1_name', 'attribute1_values'],
]

describe('product export of WooCommerce', () => {
  it.each(Object.entries(heads))('maps every column of a shop in %s', (_, head) => {
    expect(formatOf(head)).toBe('woocommerce_products')
    expect(mapColumns(head, 'woocommerce_products')).toEqual(keys)
  })

  it('maps the names of former Italian and German translations', () => {
    const head = ['COD', 'Attributo 2 nome', 'Attributo 2 valuta(e)', 'Lager', 'Rückstände erlaubt?']
    const former = ['sku', 'attribute2_name', 'attribute2_values', 'stock', 'oversell']
    expect(mapColumns(head, 'woocommerce_products')).toEqual(former)
  })
})
