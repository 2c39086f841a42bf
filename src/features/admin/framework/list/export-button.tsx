import { useState } from 'react'
import { downloadCSV } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { type Cell, csvText } from '@/lib/csv-text.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'

/** Collects a file and downloads it. The button is busy until then. `collect` reports its own failures. */
export function ExportButton({ collect }: { collect: () => Promise<void> }) {
  const { t } = useTranslation('react-admin')
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await collect().finally(() => setBusy(false))
  }
  return (
    <Button variant="ghost" size="dense" icon={iconDownloadSimple} busy={isBusy} onClick={() => void run()}>
      {t('action.export')}
    </Button>
  )
}

/** Downloads the table as `name`.csv, in a format that Excel opens in columns. */
export const downloadTable = (
  name: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
): void => downloadCSV(csvText(head, rows), name)
