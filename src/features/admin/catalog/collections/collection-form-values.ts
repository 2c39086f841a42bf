/** Converts between a collection and its form values, and creates empty steps, choices and packages. Pure. */
import type {
  CollectionBody,
  CollectionChoiceBody,
  CollectionPackageBody,
  CollectionStepBody,
} from '@/contract/endpoints/admin/collections.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import type { PrintSurfaceCode } from '@/domain/print-surfaces.ts'

const prices = { base_price: 0, reseller_price: null, other_price: null }
const noTexts = () => localizedTextsOf(() => '')

export const newChoice = (): CollectionChoiceBody => ({
  id: null,
  code: '',
  names: noTexts(),
  product_id: null,
  variant_id: null,
  value_id: null,
  ...prices,
  picture: null,
  colour: null,
  element: null,
  layer: null,
  weight: 0,
  is_active: true,
})

export const newStep = (): CollectionStepBody => ({
  id: null,
  code: '',
  names: noTexts(),
  hints: noTexts(),
  kind: 'one',
  look: 'tile',
  role: 'none',
  is_required: true,
  max: 1,
  ...prices,
  choices: [],
})

export const newPackage = (): CollectionPackageBody => ({
  id: null,
  code: '',
  names: noTexts(),
  notes: noTexts(),
  ...prices,
  picture: null,
  is_active: true,
})

/** Default print prices of a collection, until an admin sets its rates. */
export const newPrint = (surface: PrintSurfaceCode): NonNullable<CollectionBody['print']> => ({
  surface,
  production_days: 2,
  rates: { character: { ...prices }, text: { ...prices }, picture: { ...prices }, side: { ...prices } },
})

export const newCollection = (): CollectionBody => ({
  product_id: 0,
  names: noTexts(),
  leads: noTexts(),
  picture: '',
  element: null,
  position: 0,
  is_active: false,
  steps: [],
  packages: [],
  print: null,
})

export const collectionBody = (form: CollectionBody): CollectionBody => ({
  product_id: form.product_id,
  names: form.names,
  leads: form.leads,
  picture: form.picture,
  element: form.element,
  position: form.position,
  is_active: form.is_active,
  steps: form.steps,
  packages: form.packages,
  print: form.print,
})
