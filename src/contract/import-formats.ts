/**
 * Files that other shop systems export, with the names of their columns. Sources: Shopify Help “Using CSV files” and its
 * `product_template.csv` (names since 2025 and before), WooCommerce's `WC_Product_CSV_Exporter`, whose names are translated.
 */

type Columns = Readonly<Record<string, readonly string[]>>

const numbered = (amount: number, columns: (number: number) => Columns): Columns =>
  Object.assign({}, ...Array.from({ length: amount }, (_, at) => columns(at + 1)))

const shopifyProducts = {
  handle: ['URL handle', 'Handle'],
  title: ['Title'],
  description: ['Description', 'Body (HTML)'],
  brand: ['Vendor'],
  product_category: ['Product category'],
  type: ['Type'],
  published: ['Published on online store', 'Published'],
  status: ['Status'],
  ...numbered(3, number => ({
    [`option${number}_name`]: [`Option${number} name`],
    [`option${number}_value`]: [`Option${number} value`],
  })),
  sku: ['SKU', 'Variant SKU'],
  gtin: ['Barcode', 'Variant Barcode', 'Variant Barcodes'],
  price: ['Price', 'Variant Price'],
  compare_price: ['Compare-at price', 'Variant Compare At Price'],
  taxable: ['Charge tax', 'Variant Taxable'],
  tracker: ['Inventory tracker', 'Variant Inventory Tracker'],
  stock: ['Inventory quantity', 'Variant Inventory Qty'],
  oversell: ['Continue selling when out of stock', 'Variant Inventory Policy'],
  weight_g: ['Weight value (grams)', 'Variant Grams'],
  shipped: ['Requires shipping', 'Variant Requires Shipping'],
  picture: ['Product image URL', 'Image Src'],
  picture_position: ['Image position'],
  picture_text: ['Image alt text'],
  variant_picture: ['Variant image URL', 'Variant Image'],
} as const satisfies Columns

const weightUnits = ['kg', 'g', 'lbs', 'oz'] as const

/** The English name is followed by the Italian, German, French, Spanish and Portuguese ones, of present and former translations. */
const wooProducts = {
  id: ['ID'],
  type: ['Type', 'Tipo', 'Typ'],
  sku: ['SKU', 'COD', 'Artikelnummer', 'UGS'],
  gtin: [
    'GTIN, UPC, EAN, or ISBN',
    'GTIN, UPC, EAN, o ISBN',
    'GTIN, UPC, EAN o ISBN',
    'GTIN, UPC, EAN oder ISBN',
    'GTIN, UPC, EAN ou ISBN',
    'GTIN, UPC, EAN, ou ISBN',
  ],
  title: ['Name', 'Nome', 'Nom', 'Nombre'],
  published: ['Published', 'Pubblicato', 'Veröffentlicht', 'Publié', 'Publicado'],
  subtitle: [
    'Short description',
    'Breve descrizione',
    'Kurzbeschreibung',
    'Description courte',
    'Descripción corta',
    'Descrição curta',
  ],
  description: ['Description', 'Descrizione', 'Beschreibung', 'Descripción', 'Descrição'],
  tax_status: [
    'Tax status',
    'Stato delle imposte',
    'Steuerstatus',
    'État de la TVA',
    'Estado del impuesto',
    'Status do imposto',
  ],
  tax_class: [
    'Tax class',
    'Aliquota di imposta',
    'Steuerklasse',
    'Classe TVA',
    'Clase de impuesto',
    'Classe de imposto',
  ],
  in_stock: ['In stock?', 'Vorrätig?', 'En stock ?', '¿Existencias?', 'Em estoque?'],
  stock: ['Stock', 'Magazzino', 'Bestand', 'Lager', 'Inventario', 'Estoque'],
  oversell: [
    'Backorders allowed?',
    'Abilita gli ordini arretrati?',
    'Lieferrückstande erlaubt?', // written so in the export
    'Lieferrückstände erlaubt?',
    'Rückstände erlaubt?',
    'Autoriser les commandes de produits en rupture ?',
    '¿Permitir reservas de productos agotados?',
    'São permitidas encomendas?',
  ],
  ...Object.fromEntries(
    weightUnits.map(unit => [
      `weight_${unit}`,
      ['Weight', 'Peso', 'Gewicht', 'Poids'].map(name => `${name} (${unit})`),
    ]),
  ),
  sale_price: [
    'Sale price',
    'Prezzo in offerta',
    'Angebotspreis',
    'Tarif promo',
    'Precio rebajado',
    'Preço promocional',
  ],
  price: [
    'Regular price',
    'Prezzo di listino',
    'Regulärer Preis',
    'Normaler Preis',
    'Tarif régulier',
    'Precio normal',
    'Preço',
  ],
  categories: ['Categories', 'Categorie', 'Kategorien', 'Catégories', 'Categorías', 'Categorias'],
  pictures: ['Images', 'Immagine', 'Immagini', 'Bilder', 'Imágenes', 'Imagens'],
  parent: ['Parent', 'Genitore', 'Übergeordnetes Produkt', 'Superior', 'Ascendente'],
  brand: ['Brands', 'Marchi', 'Marken', 'Marques', 'Marcas'],
  ...numbered(10, number => ({
    [`attribute${number}_name`]: [
      `Attribute ${number} name`,
      `Nome dell'attributo ${number}`,
      `Attributo ${number} nome`,
      `Attribut ${number} Name`,
      `Nom de l'attribut ${number}`,
      `Nombre del atributo ${number}`,
      `Nome do atributo ${number}`,
    ],
    [`attribute${number}_values`]: [
      `Attribute ${number} value(s)`,
      `Valore dell'attributo ${number}`,
      `Attributo ${number} valuta(e)`,
      `Attribut ${number} Wert(e)`,
      `Valeur(s) de l'attribut ${number}`,
      `Valor(es) del atributo ${number}`,
      `Valores do atributo ${number}`,
    ],
  })),
} as const satisfies Columns

/** Shopify's `orders_export.csv`: the first row of an order has its totals and addresses, each row one item. */
const shopifyOrders = {
  number: ['Name'],
  email: ['Email'],
  status: ['Financial Status'],
  sent: ['Fulfillment Status'],
  currency: ['Currency'],
  shipping: ['Shipping'],
  tax: ['Taxes'],
  total: ['Total'],
  discount: ['Discount Amount'],
  refunded: ['Refunded Amount'],
  placed_at: ['Created at'],
  cancelled_at: ['Cancelled at', 'Canceled at'],
  payment: ['Payment Method'],
  note: ['Notes'],
  id: ['Id'],
  quantity: ['Lineitem quantity'],
  item: ['Lineitem name'],
  item_price: ['Lineitem price'],
  sku: ['Lineitem sku'],
  billing_name: ['Billing Name'],
  billing_company: ['Billing Company'],
  billing_street: ['Billing Street'],
  billing_zip: ['Billing Zip'],
  billing_city: ['Billing City'],
  billing_province: ['Billing Province'],
  billing_country: ['Billing Country'],
  shipping_name: ['Shipping Name'],
  shipping_company: ['Shipping Company'],
  shipping_street: ['Shipping Street'],
  shipping_zip: ['Shipping Zip'],
  shipping_city: ['Shipping City'],
  shipping_province: ['Shipping Province'],
  shipping_country: ['Shipping Country'],
} as const satisfies Columns

const wooAddress = (key: 'billing' | 'shipping', name: string): Columns => ({
  [`${key}_first_name`]: [`First Name (${name})`],
  [`${key}_last_name`]: [`Last Name (${name})`],
  [`${key}_company`]: [`Company (${name})`],
  [`${key}_street`]: [`Address 1&2 (${name})`, `Address 1 (${name})`],
  [`${key}_zip`]: [`Postcode (${name})`],
  [`${key}_city`]: [`City (${name})`],
  [`${key}_province`]: [`State Code (${name})`],
  [`${key}_country`]: [`Country Code (${name})`],
})

/** The default columns of the plug-in “Advanced Order Export For WooCommerce”, with a row per item. */
const wooOrders = {
  number: ['Order Number'],
  email: ['Email (Billing)'],
  status: ['Order Status'],
  currency: ['Currency', 'Order Currency'],
  shipping: ['Order Shipping Amount'],
  tax: ['Order Total Tax Amount'],
  total: ['Order Total Amount'],
  discount: ['Cart Discount Amount'],
  refunded: ['Order Refund Amount'],
  placed_at: ['Order Date'],
  payment: ['Payment Method Title'],
  note: ['Customer Note'],
  id: ['Order ID'],
  quantity: ['Quantity', 'Quantity (- Refund)'],
  item: ['Item Name', 'Name', 'Product Name'],
  item_price: ['Item Cost'],
  sku: ['SKU'],
  ...wooAddress('billing', 'Billing'),
  ...wooAddress('shipping', 'Shipping'),
} as const satisfies Columns

/** Shopify's `customers_export.csv`. */
const shopifyCustomers = {
  first_name: ['First Name'],
  last_name: ['Last Name'],
  email: ['Email'],
  company: ['Default Address Company', 'Company'],
  street: ['Default Address Address1', 'Address1'],
  street_extra: ['Default Address Address2', 'Address2'],
  city: ['Default Address City', 'City'],
  province: ['Default Address Province Code', 'Province Code'],
  country: ['Default Address Country Code', 'Country Code'],
  zip: ['Default Address Zip', 'Zip'],
  address_phone: ['Default Address Phone'],
  phone: ['Phone'],
  marketing: ['Accepts Email Marketing', 'Accepts Marketing', 'Email Marketing: Status'],
  marketing_at: ['Email Marketing: Updated At', 'Accepts Email Marketing Updated At'],
  spent: ['Total Spent'],
  tags: ['Tags'],
  note: ['Note'],
} as const satisfies Columns

/** The download of WooCommerce's report of customers. */
const wooCustomers = {
  name: ['Name'],
  username: ['Username'],
  email: ['Email'],
  registered: ['Sign Up', 'Date registered'],
  company: ['Billing Company', 'billing_company'],
  street: ['Address', 'Billing Address 1', 'billing_address_1'],
  street_extra: ['Billing Address 2', 'billing_address_2'],
  city: ['City', 'billing_city'],
  province: ['Region', 'billing_state'],
  country: ['Country / Region', 'billing_country'],
  zip: ['Postal Code', 'billing_postcode'],
  phone: ['Phone', 'Billing Phone', 'billing_phone'],
  marketing: ['Marketing consent', 'marketing_consent'],
  marketing_at: ['Marketing consent date', 'marketing_consent_date'],
  spent: ['Total Spend'],
} as const satisfies Columns

export const importFormats = [
  'shopify_products',
  'woocommerce_products',
  'shopify_orders',
  'woocommerce_orders',
  'shopify_customers',
  'woocommerce_customers',
] as const
export type ImportFormat = (typeof importFormats)[number]

/** Key of a column → its names, the current one first. */
export const formatColumns: Readonly<Record<ImportFormat, Columns>> = {
  shopify_products: shopifyProducts,
  woocommerce_products: wooProducts,
  shopify_orders: shopifyOrders,
  woocommerce_orders: wooOrders,
  shopify_customers: shopifyCustomers,
  woocommerce_customers: wooCustomers,
}

/** Columns that only this format has together. A file with all of them is recognised. */
export const formatMarks: Readonly<Record<ImportFormat, readonly string[]>> = {
  shopify_products: ['handle', 'title', 'option1_name'],
  woocommerce_products: ['id', 'type', 'price', 'parent'],
  shopify_orders: ['number', 'status', 'placed_at', 'item', 'quantity'],
  woocommerce_orders: ['number', 'placed_at', 'total', 'item'],
  shopify_customers: ['first_name', 'last_name', 'email', 'spent'],
  woocommerce_customers: ['name', 'username', 'email', 'spent'],
}

export type ImportSource = 'shopify' | 'woocommerce'

export const sourceOf = (format: ImportFormat): ImportSource =>
  format.startsWith('shopify') ? 'shopify' : 'woocommerce'

export type ProductFormat = Extract<ImportFormat, `${string}_products`>

/** What a record of the file becomes. */
export type ImportedKind = 'products' | 'orders' | 'customers'

export const kindOf = (format: ImportFormat): ImportedKind => format.split('_')[1] as ImportedKind
