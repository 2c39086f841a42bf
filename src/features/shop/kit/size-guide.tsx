/** A link beside the sizes of a garment; it opens the measurements. Renders nothing for products without garment sizes. */

import { useState } from 'react'
import { formatTag } from '@/contract/locales.ts'
import { areGarmentSizes, garmentSizes } from '@/domain/garment-sizes.ts'
import { Button } from '@/ui/action/button.tsx'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import type { ShopWords } from './product-words.ts'
import styles from './size-guide.module.css'

interface SizeGuideProps {
  codes: readonly string[] // that are on offer
  words: ShopWords
}

export function SizeGuide({ codes, words: { t, locale } }: SizeGuideProps) {
  const [isOpen, setOpen] = useState(false)
  if (!areGarmentSizes(codes)) return null
  const shown = garmentSizes.filter(size => codes.includes(size.code))
  const centimetres = (value: number) =>
    new Intl.NumberFormat(formatTag(locale), { style: 'unit', unit: 'centimeter' }).format(value)
  return (
    <>
      <Button variant="text" size="small" className={styles.open} onClick={() => setOpen(true)}>
        {t('sizes.title')}
      </Button>
      <Dialog open={isOpen} title={t('sizes.title')} onClose={() => setOpen(false)}>
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
            {shown.map(({ code, chest, length, sleeve }) => (
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
    </>
  )
}
