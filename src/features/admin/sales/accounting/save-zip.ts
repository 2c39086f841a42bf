import type { ResponseOf } from '@/contract/endpoint.ts'
import type { exportInvoices } from '@/contract/endpoints/admin/accounting.ts'
import { saveAsFile } from '@/lib/save-as-file.ts'

type Exported = ResponseOf<typeof exportInvoices>

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))

/** Saves an exported ZIP in the browser. Does nothing when no document passed the checks. */
export function saveZip({ file_name, content }: Pick<Exported, 'file_name' | 'content'>): void {
  if (content) saveAsFile(new Blob([bytesOf(content)], { type: 'application/zip' }), file_name)
}
