/**
 * Checks of the exchange system that the shop repeats before an electronic invoice is exported (Agenzia delle Entrate, Allegato A 1.9,
 * appendix 1). The sentences are in `admin-sdi.json`. `00200` is the official schema.
 */
export const sdiCodes = [
  '00001', // file name
  '00002', // file name used before
  '00003', // size
  '00200',
  '00301', // seller's VAT number
  '00305', // buyer's VAT number
  '00306', // buyer's codice fiscale
  '00313', // XXXXXXX without a foreign VAT id
  '00330', // mailbox of the exchange system
  '00400', // line without Natura at rate 0
  '00401', // line with Natura at another rate
  '00403', // date in the future
  '00404', // number used before
  '00409', // the same document twice in a file
  '00417', // buyer without tax id
  '00418', // linked invoice later than the document
  '00419', // rate of a line without summary
  '00420', // N6 with split payment
  '00421', // tax of a summary
  '00422', // taxable amount of a summary
  '00423', // amount of a line
  '00424', // rate not in percent
  '00425', // number without a digit
  '00427', // length of the recipient code
  '00428', // format of the transmission
  '00429', // summary without Natura at rate 0
  '00430', // summary with Natura at another rate
  '00437', // discount of the document without percent and amount
  '00438', // discount of a line without percent and amount
  '00443', // rates of lines and summaries differ
  '00444', // Natura of lines and summaries differ
  '00445', // generic N2, N3 or N6
  '00471', // seller equals buyer
  '00476', // neither party in Italy
] as const
export type SdiCode = (typeof sdiCodes)[number]

/** Why no electronic invoice can be written at all. */
export const unwritableReasons = ['seller', 'buyer', 'currency', 'earlier'] as const
export type UnwritableReason = (typeof unwritableReasons)[number]
