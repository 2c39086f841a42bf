/**
 * The fields of a product that have one value, with one descriptor each. The schemas (`product-shape.ts`), the empty record, form rows,
 * CSV columns and searches derive from it. The table has a column of the same name. The order is that of the form and of the CSV file.
 */
import { toyWarnings } from '../domain/product-safety.ts'
import { taxClasses } from '../domain/tax/tax-classes.ts'
import { withdrawalExceptions } from '../domain/withdrawal-exceptions.ts'
import { type CardType, packRarities } from './endpoints/game/characters.ts'
import type { Role } from './permissions.ts'

export const productStatuses = ['draft', 'planned', 'published', 'archived'] as const // planned: until `published_from`
export const productVisibilities = ['everyone', 'authenticated', 'roles', 'rooms'] as const

/** A field that has a column in CSV files: other names of the column that an import accepts. */
interface InFiles {
  csv?: readonly string[]
}

/** A field for which the form adds a row to this panel. Without one its input is placed by hand. */
interface InForm {
  panel?: 'catalogue' | 'delivery' | 'safety'
}

/** How a value is validated, entered and read from a cell. */
type Kind =
  | ({ kind: 'text'; most: number; empty: '' } & InFiles & InForm) // one line
  | ({ kind: 'gtin'; empty: '' } & InFiles & InForm)
  | ({ kind: 'sku'; empty: '' } & InForm)
  | ({ kind: 'whole'; least: number; most: number; empty: number; unit?: string } & InFiles & InForm)
  | ({ kind: 'switch'; empty: false } & InForm)
  | ({ kind: 'choice'; options: readonly string[]; labels: string; empty: string } & InForm)
  | ({
      kind: 'optional_choice'
      options: readonly string[]
      labels: string
      none: string
      empty: null
    } & InFiles &
      InForm)
  | ({ kind: 'link'; empty: '' } & InFiles & InForm) // a path or a URL
  | ({ kind: 'picture'; empty: '' } & InFiles & InForm) // of the media library
  | ({ kind: 'stock'; empty: null } & InFiles) // pieces; null: not counted, or the threshold of the level above
  | ({ kind: 'moment'; empty: null } & InFiles) // date and time; null: none
  | ({ kind: 'percent' | 'money'; empty: 0 } & InFiles)
  | ({ kind: 'tier_price'; empty: null } & InFiles) // null: the base price applies
  | { kind: 'element'; empty: null }
  | { kind: 'roles'; empty: readonly [] }
  | { kind: 'record'; empty: 0 } // id of another record

interface Use {
  label?: string // key of the form's label, if it differs from the field's name in the audit log
  hint?: string
  isOfVariants?: true // each variant has its own value, too
  isNumber?: true // found by a search for an article number
}

export type ProductField = Kind & Use

export const productFields = {
  sku: { kind: 'sku', empty: '', label: 'record.sku', isOfVariants: true, isNumber: true },
  category_id: { kind: 'record', empty: 0 },
  element: { kind: 'element', empty: null },
  base_price: { kind: 'money', empty: 0, csv: ['price', 'prezzo'], isOfVariants: true },
  reseller_price: { kind: 'tier_price', empty: null, csv: [], isOfVariants: true },
  other_price: { kind: 'tier_price', empty: null, csv: [], isOfVariants: true },
  base_discount: { kind: 'percent', empty: 0, csv: [] },
  reseller_discount: { kind: 'percent', empty: 0, csv: [] },
  other_discount: { kind: 'percent', empty: 0, csv: [] },
  offer_from: { kind: 'moment', empty: null, csv: [] },
  offer_until: { kind: 'moment', empty: null, csv: [] },
  stock_quantity: { kind: 'stock', empty: null, csv: ['stock', 'scorta', 'quantity'], isOfVariants: true },
  restock_at: { kind: 'stock', empty: null, csv: ['soglia', 'scorta_minima'], isOfVariants: true },
  weight: {
    kind: 'whole',
    least: 0,
    most: 1_000_000,
    unit: 'g',
    empty: 0,
    panel: 'delivery',
    label: 'record.weight',
    csv: ['peso'],
  },
  is_digital: {
    kind: 'switch',
    empty: false,
    panel: 'delivery',
    label: 'products.digital',
    hint: 'products.digital_hint',
  },
  tax_class: {
    kind: 'choice',
    options: taxClasses,
    labels: 'products.tax_classes',
    empty: 'standard',
    panel: 'delivery',
    label: 'products.tax_class',
    hint: 'products.tax_class_hint',
  },
  withdrawal_exception: {
    kind: 'optional_choice',
    options: withdrawalExceptions,
    labels: 'products.withdrawal_exceptions',
    none: 'products.no_withdrawal_exception',
    empty: null,
    panel: 'delivery',
    hint: 'products.withdrawal_exception_hint',
    csv: [],
  },
  pack_rarity: {
    kind: 'optional_choice',
    options: packRarities,
    labels: 'products.packs',
    none: 'products.no_pack',
    empty: null,
    label: 'products.pack',
  },
  pack_count: { kind: 'whole', least: 1, most: 100, empty: 1, label: 'products.pack_count' },
  is_chance: {
    kind: 'switch',
    empty: false,
    panel: 'delivery',
    label: 'products.chance',
    hint: 'products.chance_hint',
  },
  brand: { kind: 'text', most: 70, empty: '', panel: 'catalogue', csv: ['marca', 'marque', 'marke'] },
  gtin: {
    kind: 'gtin',
    empty: '',
    panel: 'catalogue',
    hint: 'products.gtin_hint',
    csv: ['ean', 'upc', 'barcode'],
    isOfVariants: true,
    isNumber: true,
  },
  maker: {
    kind: 'text',
    most: 120,
    empty: '',
    panel: 'safety',
    csv: ['produttore', 'manufacturer', 'hersteller'],
  },
  maker_address: { kind: 'text', most: 200, empty: '', panel: 'safety', csv: [] },
  maker_contact: {
    kind: 'text',
    most: 200,
    empty: '',
    panel: 'safety',
    hint: 'products.contact_hint',
    csv: [],
  },
  responsible: {
    kind: 'text',
    most: 120,
    empty: '',
    panel: 'safety',
    hint: 'products.responsible_hint',
    csv: ['responsabile', 'responsible_person'],
  },
  responsible_address: { kind: 'text', most: 200, empty: '', panel: 'safety', csv: [] },
  responsible_contact: { kind: 'text', most: 200, empty: '', panel: 'safety', csv: [] },
  minimum_age: {
    kind: 'whole',
    least: 0,
    most: 99,
    empty: 0,
    panel: 'safety',
    hint: 'products.minimum_age_hint',
    csv: ['età_minima', 'eta_minima', 'mindestalter'],
  },
  toy_warning: {
    kind: 'optional_choice',
    options: toyWarnings,
    labels: 'products.toy_warnings',
    none: 'products.inherited',
    empty: null,
    panel: 'safety',
    csv: [],
  },
  guarantee_years: {
    kind: 'whole',
    least: 0,
    most: 99,
    empty: 0,
    panel: 'safety',
    hint: 'products.guarantee_hint',
    csv: [],
  },
  guarantee_url: { kind: 'link', empty: '', panel: 'safety', csv: [] },
  guarantee_label: {
    kind: 'picture',
    empty: '',
    panel: 'safety',
    hint: 'products.guarantee_label_hint',
    csv: [],
  },
  disposal_url: { kind: 'link', empty: '', panel: 'safety', hint: 'products.disposal_hint', csv: [] },
  status: {
    kind: 'choice',
    options: productStatuses,
    labels: 'status',
    empty: 'draft',
    label: 'column.status',
  },
  published_from: { kind: 'moment', empty: null, csv: [] },
  published_until: { kind: 'moment', empty: null, csv: [] },
  visibility: {
    kind: 'choice',
    options: productVisibilities,
    labels: 'products.seen',
    empty: 'everyone',
    label: 'products.visibility',
  },
  visible_roles: { kind: 'roles', empty: [] },
  position: {
    kind: 'whole',
    least: 0,
    most: 1_000_000,
    empty: 0,
    panel: 'catalogue',
    label: 'products.position',
    hint: 'products.position_hint',
  },
} as const satisfies Record<string, ProductField>

type Fields = typeof productFields
export type ProductFieldName = keyof Fields
type NamesWith<Facts> = { [K in ProductFieldName]: Fields[K] extends Facts ? K : never }[ProductFieldName]

const isVariantField = (name: ProductFieldName): name is NamesWith<{ isOfVariants: true }> =>
  'isOfVariants' in productFields[name]
const isCsvField = (name: ProductFieldName): name is NamesWith<{ csv: readonly string[] }> =>
  'csv' in productFields[name]
const isVariantCsvField = (
  name: ProductFieldName,
): name is NamesWith<{ csv: readonly string[]; isOfVariants: true }> =>
  isCsvField(name) && isVariantField(name)
const isNumberField = (name: ProductFieldName): name is NamesWith<{ isNumber: true }> =>
  'isNumber' in productFields[name]

/** The kinds that may have a panel. */
type RowKind =
  | 'text'
  | 'link'
  | 'picture'
  | 'gtin'
  | 'sku'
  | 'whole'
  | 'switch'
  | 'choice'
  | 'optional_choice'
export type RowFieldName = NamesWith<{ kind: RowKind }>

export const panelFieldNames = (panel: NonNullable<InForm['panel']>) =>
  productFieldNames.filter((name): name is NamesWith<{ panel: string }> => {
    const field: ProductField = productFields[name]
    return 'panel' in field && field.panel === panel
  })

export const productFieldNames = Object.keys(productFields) as ProductFieldName[]
export const variantFieldNames = productFieldNames.filter(isVariantField)
export const csvFieldNames = productFieldNames.filter(isCsvField)
export const variantCsvFieldNames = productFieldNames.filter(isVariantCsvField)
export const numberFieldNames = productFieldNames.filter(isNumberField)

export type VariantFieldName = (typeof variantFieldNames)[number]
export type NumberFieldName = (typeof numberFieldNames)[number]
export type CsvFieldName = (typeof csvFieldNames)[number]
export type VariantCsvFieldName = (typeof variantCsvFieldNames)[number]

/** The value of a field. */
type ValueOf<Field> = Field extends { kind: 'text' | 'sku' | 'gtin' | 'link' | 'picture' }
  ? string
  : Field extends { kind: 'whole' | 'percent' | 'money' | 'record' }
    ? number
    : Field extends { kind: 'stock' | 'tier_price' }
      ? number | null
      : Field extends { kind: 'moment' }
        ? string | null
        : Field extends { kind: 'switch' }
          ? boolean
          : Field extends { kind: 'choice'; options: readonly (infer Option)[] }
            ? Option
            : Field extends { kind: 'optional_choice'; options: readonly (infer Option)[] }
              ? Option | null
              : Field extends { kind: 'element' }
                ? CardType | null
                : Role[]

export type ProductValues = { [K in ProductFieldName]: ValueOf<Fields[K]> }

/** Returns a copy of the empty values, so that a form can change it. */
function emptyValues<Name extends ProductFieldName>(names: readonly Name[]): Pick<ProductValues, Name> {
  const values: Record<string, unknown> = Object.fromEntries(
    names.map(name => [name, structuredClone(productFields[name].empty)]),
  )
  return values as Pick<ProductValues, Name>
}

export const emptyProductValues = () => emptyValues(productFieldNames)
export const emptyVariantValues = () => emptyValues(variantFieldNames)
