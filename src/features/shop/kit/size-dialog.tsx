/** Measurements of garment sizes. Loaded when it is opened. */
import { formatTag } from '@/contract/locales.ts'
import { garmentSizes } from '@/domain/garment-sizes.ts'
import { Dialog } from '@/ui/light/dialog.tsx'
import type { ShopWords } from './product-words.ts'
import styles from './size-dialog.module.css'

interface SizeDialogProps {
  codes: readonly string[] // of the sizes on offer
  words: ShopWords
  onClose(): void
}

export default function SizeDialog({ codes, words: { t, locale }, onClose }: SizeDialogProps) {
  const availableSizes = garmentSizes.filter(size => codes.includes(size.code))
  const centimetres = (value: number) =>
    new Intl.NumberFormat(formatTag(locale), { style: 'unit', unit: 'centimeter' }).format(value)
  return (
    <Dialog open title={t('sizes.title')} onClose={onClose}>
      <p className={styles.lead}>{t('sizes.lead')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('sizes.size')}</th>
            <th scope="col">{t('sizes.chest')}</th>
            <th scope="col">{t('sizes.length')}</th>
            <th scope="col">{t('sizes.sleeve')}</th>
          </tr>
        </thead>
        <tbody>
          {availableSizes.map(({ code, chest, length, sleeve }) => (
            <tr key={code}>
              <th scope="row">{code.toUpperCase()}</th>
              <td>{centimetres(chest)}</td>
              <td>{centimetres(length)}</td>
              <td>{centimetres(sleeve)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
