import type { ShopperWords } from './targets.ts'

export const shopperWordsDe: ShopperWords = {
  shirt:
    't-shirt, t-shirts, tshirt, shirt, shirts, hemd, hemden, pulli, pullover, hoodie, oberteil, leibchen, tshrit, baumwollshirt',
  bag: 'tasche, taschen, stofftasche, stofftaschen, beutel, jutebeutel, rucksack, rucksäcke, einkaufstasche, tote bag, stoffbeutel',
  clothing: 'kleidung, kleider, klamotten, bekleidung, mode, baumwolle, kleidng, textilien',
  mug: 'tasse, tassen, becher, kaffeebecher, kaffee, mug, kaffeetasse, keramik, tase, pott, teetasse, drachentasse',
  stickers: 'sticker, aufkleber, etikett, etiketten, stiker, klebebild, klebebilder, sticker set',
  print:
    'druck, drucke, poster, plakat, plakate, bild, bilder, wandbild, wandbilder, gemälde, kunstdruck, deko, gerahmt, dekoration',
  figure:
    'figur, figuren, statue, statuen, actionfigur, spielzeug, funko, puppe, plüschtier, modell, miniatur, sammelfigur, figru, vinyl, drachenfigur',
  album: 'album, alben, sammelalbum, sammelmappe, ordner, mappe, mappen, sammelordner, albm, sammelbuch',
  sleeves:
    'kartenhüllen, hüllen, hülle, kartenhülle, sleeve, sleeves, kartenschutz, schutzhülle, schutzhüllen, folie, kartenhulle',
  deckBox:
    'deckbox, deck box, deckboxen, kartenbox, kartenschachtel, schachtel, aufbewahrung, etui, dekbox, kasten',
  rigid: 'toploader, top loader, hartschale, toplader, acryl, schutzhülle hart',
  mat: 'spielmatte, spielmatten, matte, matten, playmat, unterlage, spielunterlage, mauspad, spielmate',
  dice: 'würfel, wuerfel, zähler, zählwürfel, marker, spielwürfel, feuer-würfel, wurfel',
  pack: 'booster, boosters, päckchen, pack, tüte, tütchen, erweiterung, serie 1, boster, feuer-booster, sammelbilder',
  box: 'box, boxen, display, bundle, kiste, set, paket, box mit boostern, karton',
  digital:
    'digital, digitaler booster, digitale booster, download, downloads, code, online, virtuell, app, digtal',
  deck: 'starterdeck, starterdecks, starter, anfänger, einsteiger, startset, kartenspiel, deck, decks, startedeck, lernen',
  single: 'einzelkarte, einzelkarten, sammelkarte, sammelkarten, karte, seltene karte, einzeln, einzelkrte',
  gift: 'geschenk, geschenke, geburtstag, geburtstagsgeschenk, weihnachten, kinder, kind, geschenk für kinder, gutschein, überraschung',
  tournament: 'turnier, turniere, turnierset, wettbewerb, partie, liga',
  dragon: 'drache, drachen, draghissimo, dragissimo, silvadrago',
  water: 'wasser, meer, ozean, welle, wellen, ondalice',
  ghost: 'geist, geister, gespenst, spettrillo, finsternis, grusel',
  bear: 'bär, bären, brinorso',
  fox: 'fuchs, füchse, volpardore, novecoda',
  moon: 'mond, weltall, stern, sterne, kosmos, anelluna',
  nature: 'natur, wald, pflanze, pflanzen, germoglino',
  fire: 'feuer, flamme, flammen, lava, glut',
  ice: 'eis, schnee, winter, kalt',
  custom: 'nach wunsch, personalisiert, t-shirt nach wunsch, individuell, eigenes',
}
