/** The privacy notice (GDPR, art. 13), with placeholders that are filled in from the settings (decision 0062). */
import type { PageBlock } from '@/contract/endpoints/site/page-blocks.ts'
import { localized } from '../localized.ts'
import { section } from './block-seed.ts'

export const privacyBlocks: readonly PageBlock[] = [
  section(
    'titolare',
    localized(
      'Titolare del trattamento',
      'Controller',
      'Responsable del tratamiento',
      'Responsable du traitement',
      'Verantwortlicher',
      'Responsável pelo tratamento',
    ),
    localized(
      '{{seller}}\nPer le richieste sui tuoi dati: {{privacy.contact}}',
      '{{seller}}\nFor requests about your data: {{privacy.contact}}',
      '{{seller}}\nPara solicitudes sobre tus datos: {{privacy.contact}}',
      '{{seller}}\nPour toute demande sur tes données : {{privacy.contact}}',
      '{{seller}}\nFür Anfragen zu deinen Daten: {{privacy.contact}}',
      '{{seller}}\nPara pedidos sobre os teus dados: {{privacy.contact}}',
    ),
  ),
  section(
    'finalita',
    localized(
      'Quali dati trattiamo e perché',
      'Which data we process, and why',
      'Qué datos tratamos y por qué',
      'Quelles données nous traitons, et pourquoi',
      'Welche Daten wir verarbeiten und warum',
      'Que dados tratamos e porquê',
    ),
    localized(
      'Ordini e account: nome, contatti, indirizzi, acquisti, messaggi e attività di gioco, per eseguire il contratto (art. 6, par. 1, lett. b GDPR). Senza questi dati non possiamo consegnare un ordine o aprire un account.\nFatture, registri e garanzie: dati fiscali e degli ordini, per gli obblighi di legge (lett. c).\nNewsletter e statistiche: indirizzo e-mail e uso del sito, solo con il tuo consenso (lett. a), che puoi revocare in ogni momento senza effetti sul passato.\nPromemoria del carrello: indirizzo e-mail e articoli lasciati nel carrello, solo con un consenso a parte (lett. a). Ti scriviamo una volta per carrello; lo revochi dal link nell’e-mail, senza accedere.\nArticoli dal contenuto casuale: età dichiarata e limiti di spesa, per tutelare i minori e rispettare il limite che scegli (lett. b e f).\nAssistenza: note interne ed etichette sui clienti, per seguire le richieste, che è il nostro legittimo interesse (lett. f).\nSicurezza: indirizzo IP, accessi ed errori, per prevenire abusi e difendere i nostri diritti, che è il nostro legittimo interesse (lett. f).\nNon prendiamo decisioni automatizzate con effetti giuridici e non creiamo profili (art. 22).',
      'Orders and account: name, contact details, addresses, purchases, messages and game activity, to perform the contract (GDPR, art. 6(1)(b)). Without this data we can’t deliver an order or open an account.\nInvoices, registers and guarantees: tax and order data, to meet our legal obligations (c).\nNewsletter and statistics: email address and use of the site, only with your consent (a), which you can withdraw at any time without affecting the past.\nCart reminder: email address and the items left in the cart, only with a separate consent (a). We write once per cart; you withdraw it with the link in the email, without logging in.\nItems with random contents: declared age and spending limits, to protect minors and to apply the limit you choose (b and f).\nSupport: internal notes and tags about customers, to follow up requests, which is our legitimate interest (f).\nSecurity: IP address, logins and errors, to prevent abuse and defend our rights, which is our legitimate interest (f).\nWe take no automated decisions with legal effects and create no profiles (art. 22).',
      'Pedidos y cuenta: nombre, datos de contacto, direcciones, compras, mensajes y actividad de juego, para ejecutar el contrato (art. 6.1.b RGPD). Sin estos datos no podemos entregar un pedido ni abrir una cuenta.\nFacturas, registros y garantías: datos fiscales y de los pedidos, por obligación legal (letra c).\nBoletín y estadísticas: correo electrónico y uso del sitio, solo con tu consentimiento (letra a), que puedes retirar cuando quieras sin efectos sobre el pasado.\nRecordatorio del carrito: correo electrónico y artículos que dejaste en el carrito, solo con un consentimiento aparte (letra a). Te escribimos una vez por carrito; lo retiras con el enlace del correo, sin iniciar sesión.\nArtículos de contenido aleatorio: edad declarada y límites de gasto, para proteger a los menores y aplicar el límite que eliges (letras b y f).\nAtención al cliente: notas internas y etiquetas sobre clientes, para seguir las solicitudes, que es nuestro interés legítimo (letra f).\nSeguridad: dirección IP, accesos y errores, para prevenir abusos y defender nuestros derechos, que es nuestro interés legítimo (letra f).\nNo tomamos decisiones automatizadas con efectos jurídicos ni elaboramos perfiles (art. 22).',
      'Commandes et compte : nom, coordonnées, adresses, achats, messages et activité de jeu, pour exécuter le contrat (art. 6, par. 1, point b du RGPD). Sans ces données, nous ne pouvons ni livrer une commande ni ouvrir un compte.\nFactures, registres et garanties : données fiscales et des commandes, pour respecter nos obligations légales (point c).\nNewsletter et statistiques : adresse e-mail et utilisation du site, seulement avec ton consentement (point a), que tu peux retirer à tout moment sans effet sur le passé.\nRappel du panier : adresse e-mail et articles laissés dans le panier, seulement avec un consentement distinct (point a). Nous t’écrivons une fois par panier ; tu le retires par le lien de l’e-mail, sans te connecter.\nArticles au contenu aléatoire : âge déclaré et limites de dépense, pour protéger les mineurs et appliquer la limite que tu choisis (points b et f).\nAssistance : notes internes et étiquettes sur les clients, pour suivre les demandes, ce qui est notre intérêt légitime (point f).\nSécurité : adresse IP, connexions et erreurs, pour prévenir les abus et défendre nos droits, ce qui est notre intérêt légitime (point f).\nNous ne prenons aucune décision automatisée ayant des effets juridiques et ne créons aucun profil (art. 22).',
      'Bestellungen und Konto: Name, Kontaktdaten, Anschriften, Käufe, Nachrichten und Spielaktivität, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Ohne diese Daten können wir keine Bestellung liefern und kein Konto eröffnen.\nRechnungen, Register und Gewährleistung: Steuer- und Bestelldaten, um gesetzliche Pflichten zu erfüllen (Buchst. c).\nNewsletter und Statistik: E-Mail-Adresse und Nutzung der Website, nur mit deiner Einwilligung (Buchst. a), die du jederzeit mit Wirkung für die Zukunft widerrufen kannst.\nWarenkorb-Erinnerung: E-Mail-Adresse und Artikel, die du im Warenkorb gelassen hast, nur mit gesonderter Einwilligung (Buchst. a). Wir schreiben einmal je Warenkorb; du widerrufst sie mit dem Link in der E-Mail, ohne Anmeldung.\nArtikel mit zufälligem Inhalt: angegebenes Alter und Ausgabenlimits, um Minderjährige zu schützen und dein gewähltes Limit anzuwenden (Buchst. b und f).\nKundendienst: interne Notizen und Schlagwörter zu Kunden, um Anfragen zu bearbeiten. Das ist unser berechtigtes Interesse (Buchst. f).\nSicherheit: IP-Adresse, Anmeldungen und Fehler, um Missbrauch zu verhindern und unsere Rechte zu verteidigen. Das ist unser berechtigtes Interesse (Buchst. f).\nWir treffen keine automatisierten Entscheidungen mit rechtlicher Wirkung und erstellen keine Profile (Art. 22).',
      'Encomendas e conta: nome, contactos, endereços, compras, mensagens e atividade de jogo, para executar o contrato (art. 6.º, n.º 1, al. b RGPD). Sem estes dados não podemos entregar uma encomenda nem abrir uma conta.\nFaturas, registos e garantias: dados fiscais e das encomendas, por obrigação legal (al. c).\nNewsletter e estatísticas: endereço de e-mail e utilização do site, só com o teu consentimento (al. a), que podes retirar a qualquer momento sem efeitos sobre o passado.\nLembrete do carrinho: endereço de e-mail e artigos deixados no carrinho, só com um consentimento à parte (al. a). Escrevemos uma vez por carrinho; retira-lo no link do e-mail, sem iniciares sessão.\nArtigos de conteúdo aleatório: idade declarada e limites de despesa, para proteger menores e aplicar o limite que escolheres (als. b e f).\nApoio: notas internas e etiquetas sobre clientes, para acompanhar os pedidos, que é o nosso interesse legítimo (al. f).\nSegurança: endereço IP, acessos e erros, para prevenir abusos e defender os nossos direitos, que é o nosso interesse legítimo (al. f).\nNão tomamos decisões automatizadas com efeitos jurídicos nem criamos perfis (art. 22.º).',
    ),
  ),
  section(
    'destinatari',
    localized(
      'Chi riceve i dati',
      'Who receives the data',
      'Quién recibe los datos',
      'Qui reçoit les données',
      'Wer die Daten erhält',
      'Quem recebe os dados',
    ),
    localized(
      'Corrieri, banche e fornitori di pagamento, server ed e-mail, e consulenti fiscali, ciascuno per il proprio servizio:\n{{privacy.recipients}}\nFisco (anche con il Sistema di Interscambio e il VIES) e autorità li ricevono se la legge lo impone. Gli altri giocatori vedono nickname e risultati; chi legge una recensione vede il nome che hai scelto. Non vendiamo dati. Fuori dallo Spazio economico europeo li trasferiamo solo con una decisione di adeguatezza o con clausole contrattuali tipo (artt. 45 e 46).',
      'Couriers, banks and providers of payments, servers and email, and tax advisers, each for their own service:\n{{privacy.recipients}}\nTax offices (also through the Italian exchange system and VIES) and authorities receive it where the law requires. Other players see your nickname and results; readers of a review see the name you chose. We don’t sell data. We transfer it outside the European Economic Area only with an adequacy decision or standard contractual clauses (art. 45 and 46).',
      'Transportistas, bancos y proveedores de pagos, servidores y correo, y asesores fiscales, cada uno para su servicio:\n{{privacy.recipients}}\nHacienda (también por el sistema italiano de intercambio y el VIES) y las autoridades los reciben si la ley lo exige. Los demás jugadores ven tu apodo y tus resultados; quien lee una reseña ve el nombre que elegiste. No vendemos datos. Fuera del Espacio Económico Europeo solo los transferimos con una decisión de adecuación o con cláusulas contractuales tipo (arts. 45 y 46).',
      'Transporteurs, banques et prestataires de paiement, de serveurs et d’e-mail, et conseillers fiscaux, chacun pour son service :\n{{privacy.recipients}}\nL’administration fiscale (aussi par le système d’échange italien et le VIES) et les autorités les reçoivent si la loi l’exige. Les autres joueurs voient ton pseudo et tes résultats ; qui lit un avis voit le nom que tu as choisi. Nous ne vendons aucune donnée. Nous ne les transférons hors de l’Espace économique européen qu’avec une décision d’adéquation ou des clauses contractuelles types (art. 45 et 46).',
      'Versanddienste, Banken und Anbieter von Zahlung, Servern und E-Mail sowie Steuerberater, jeweils für ihren Dienst:\n{{privacy.recipients}}\nFinanzamt (auch über das italienische Austauschsystem und das MIAS) und Behörden erhalten sie, wenn das Gesetz es verlangt. Andere Spieler sehen deinen Spielernamen und deine Ergebnisse; wer eine Bewertung liest, sieht den Namen, den du gewählt hast. Wir verkaufen keine Daten. Außerhalb des Europäischen Wirtschaftsraums übermitteln wir sie nur mit einem Angemessenheitsbeschluss oder mit Standardvertragsklauseln (Art. 45 und 46).',
      'Transportadoras, bancos e prestadores de pagamentos, servidores e e-mail, e consultores fiscais, cada um para o seu serviço:\n{{privacy.recipients}}\nO fisco (também pelo sistema de intercâmbio italiano e pelo VIES) e as autoridades recebem-nos se a lei o exigir. Os outros jogadores veem a tua alcunha e os teus resultados; quem lê uma avaliação vê o nome que escolheste. Não vendemos dados. Fora do Espaço Económico Europeu só os transferimos com uma decisão de adequação ou com cláusulas contratuais-tipo (arts. 45.º e 46.º).',
    ),
  ),
  section(
    'durata',
    localized(
      'Per quanto tempo',
      'How long we keep it',
      'Durante cuánto tiempo',
      'Pendant combien de temps',
      'Wie lange wir sie speichern',
      'Durante quanto tempo',
    ),
    localized(
      'Ordini: {{retention.orders}}, poi senza il tuo nome. Fatture: {{retention.invoices}}.\nE-mail inviate: {{retention.emails}}. Carrelli salvati: {{retention.carts}}. Acquisti non conclusi e carrelli per il promemoria di chi non ha un account: {{retention.checkouts}}; indirizzi che l’hanno rifiutato: finché chiedi di cancellarli.\nAccount: finché non lo elimini; mai confermati: {{retention.accounts}}. Sessioni: {{retention.sessions}}.\nIscrizioni alla newsletter non confermate: {{retention.newsletter_requests}}; disdette, come prova: {{retention.newsletter_departures}}.\nAvvisi di disponibilità: {{retention.stock_watches}}. Ricerche senza risultati: {{retention.searches}}. Prova dei consensi: {{retention.consents}}. Registro delle modifiche fatte dal negozio: {{retention.audit}}.',
      'Orders: {{retention.orders}}, then without your name. Invoices: {{retention.invoices}}.\nEmails sent: {{retention.emails}}. Saved carts: {{retention.carts}}. Unfinished purchases, and carts for the reminder without an account: {{retention.checkouts}}; addresses that refused it: until you ask us to erase them.\nAccount: until you delete it; never confirmed: {{retention.accounts}}. Sessions: {{retention.sessions}}.\nUnconfirmed newsletter sign-ups: {{retention.newsletter_requests}}; cancellations, as proof: {{retention.newsletter_departures}}.\nBack-in-stock requests: {{retention.stock_watches}}. Searches without results: {{retention.searches}}. Proof of consent: {{retention.consents}}. Log of changes made by the shop: {{retention.audit}}.',
      'Pedidos: {{retention.orders}}, después sin tu nombre. Facturas: {{retention.invoices}}.\nCorreos enviados: {{retention.emails}}. Carritos guardados: {{retention.carts}}. Compras sin terminar y carritos para el recordatorio sin cuenta: {{retention.checkouts}}; direcciones que lo rechazaron: hasta que pidas borrarlas.\nCuenta: hasta que la elimines; nunca confirmada: {{retention.accounts}}. Sesiones: {{retention.sessions}}.\nSuscripciones al boletín sin confirmar: {{retention.newsletter_requests}}; bajas, como prueba: {{retention.newsletter_departures}}.\nAvisos de disponibilidad: {{retention.stock_watches}}. Búsquedas sin resultados: {{retention.searches}}. Prueba de los consentimientos: {{retention.consents}}. Registro de los cambios hechos por la tienda: {{retention.audit}}.',
      'Commandes : {{retention.orders}}, puis sans ton nom. Factures : {{retention.invoices}}.\nE-mails envoyés : {{retention.emails}}. Paniers enregistrés : {{retention.carts}}. Achats inachevés et paniers pour le rappel sans compte : {{retention.checkouts}} ; adresses qui l’ont refusé : jusqu’à ta demande d’effacement.\nCompte : jusqu’à sa suppression ; jamais confirmé : {{retention.accounts}}. Sessions : {{retention.sessions}}.\nInscriptions à la newsletter non confirmées : {{retention.newsletter_requests}} ; désinscriptions, comme preuve : {{retention.newsletter_departures}}.\nAlertes de retour en stock : {{retention.stock_watches}}. Recherches sans résultat : {{retention.searches}}. Preuve des consentements : {{retention.consents}}. Journal des modifications faites par la boutique : {{retention.audit}}.',
      'Bestellungen: {{retention.orders}}, danach ohne deinen Namen. Rechnungen: {{retention.invoices}}.\nGesendete E-Mails: {{retention.emails}}. Gespeicherte Warenkörbe: {{retention.carts}}. Nicht abgeschlossene Käufe und Warenkörbe für die Erinnerung ohne Konto: {{retention.checkouts}}; Adressen, die sie ablehnen: bis du die Löschung verlangst.\nKonto: bis du es löschst; nie bestätigt: {{retention.accounts}}. Sitzungen: {{retention.sessions}}.\nNicht bestätigte Newsletter-Anmeldungen: {{retention.newsletter_requests}}; Abmeldungen als Nachweis: {{retention.newsletter_departures}}.\nVerfügbarkeitsanfragen: {{retention.stock_watches}}. Suchen ohne Treffer: {{retention.searches}}. Nachweis der Einwilligungen: {{retention.consents}}. Protokoll der Änderungen durch den Shop: {{retention.audit}}.',
      'Encomendas: {{retention.orders}}, depois sem o teu nome. Faturas: {{retention.invoices}}.\nE-mails enviados: {{retention.emails}}. Carrinhos guardados: {{retention.carts}}. Compras por concluir e carrinhos para o lembrete sem conta: {{retention.checkouts}}; endereços que o recusaram: até pedires o apagamento.\nConta: até a eliminares; nunca confirmada: {{retention.accounts}}. Sessões: {{retention.sessions}}.\nSubscrições da newsletter por confirmar: {{retention.newsletter_requests}}; cancelamentos, como prova: {{retention.newsletter_departures}}.\nAvisos de disponibilidade: {{retention.stock_watches}}. Pesquisas sem resultados: {{retention.searches}}. Prova dos consentimentos: {{retention.consents}}. Registo das alterações feitas pela loja: {{retention.audit}}.',
    ),
  ),
  section(
    'cookie',
    localized(
      'Cookie e misurazioni',
      'Cookies and analytics',
      'Cookies y medición',
      'Cookies et mesure d’audience',
      'Cookies und Statistik',
      'Cookies e medição',
    ),
    localized(
      'I cookie necessari conservano lingua, sessione e scelte sulla privacy. Statistiche e marketing partono solo se li accetti; puoi cambiare idea quando vuoi dal fondo di ogni pagina.',
      'Necessary cookies remember your language, session and privacy choices. Analytics and marketing cookies are used only if you accept them. You can change your mind at any time at the bottom of any page.',
      'Las cookies necesarias guardan idioma, sesión y preferencias. Las de estadísticas y marketing solo se activan si las aceptas; puedes cambiar de opinión al pie de cada página.',
      'Les cookies nécessaires conservent ta langue, ta session et tes choix de confidentialité. Les cookies de statistiques et de marketing ne démarrent qu’avec ton accord ; tu peux changer d’avis en bas de chaque page.',
      'Notwendige Cookies speichern Sprache, Sitzung und Datenschutzeinstellungen. Statistik und Marketing sind nur mit deiner Einwilligung aktiv; sie lässt sich unten auf jeder Seite jederzeit ändern.',
      'Os cookies necessários guardam o idioma, a sessão e as escolhas de privacidade. Estatísticas e marketing só ficam ativos se aceitares; podes mudar de ideias no fundo de cada página.',
    ),
  ),
  section(
    'newsletter',
    localized('Newsletter', 'Newsletter', 'Boletín', 'Newsletter', 'Newsletter', 'Newsletter'),
    localized(
      'Ti scriviamo solo dopo la conferma dal link nella prima e-mail. Conserviamo la data della conferma; in ogni e-mail trovi il link per disiscriverti, con un clic e senza accedere.',
      'We’ll only send it once you’ve confirmed with the link in our first email. We record when you gave your consent. Every email has a link to unsubscribe in one click, without logging in.',
      'Solo te escribimos si confirmas con el enlace del primer correo. Guardamos la fecha de la confirmación; cada correo incluye el enlace para darte de baja, con un clic y sin iniciar sesión.',
      'Nous ne t’écrivons qu’après ta confirmation par le lien du premier e-mail. Nous conservons la date de ton accord ; chaque e-mail contient un lien pour te désinscrire, en un clic et sans te connecter.',
      'Wir schreiben dir erst, wenn du die Anmeldung über den Link in der ersten E-Mail bestätigt hast. Wir speichern den Zeitpunkt; jede E-Mail enthält einen Link, mit dem du den Newsletter mit einem Klick und ohne Anmeldung abbestellst.',
      'Só escrevemos depois de confirmares no link do primeiro e-mail. Guardamos a data da confirmação; cada e-mail traz o link para cancelares a subscrição, com um clique e sem iniciar sessão.',
    ),
  ),
  section(
    'diritti',
    localized(
      'I tuoi diritti',
      'Your rights',
      'Tus derechos',
      'Tes droits',
      'Deine Rechte',
      'Os teus direitos',
    ),
    localized(
      'Puoi chiedere accesso, rettifica, cancellazione, limitazione e portabilità dei dati, e opporti al trattamento per legittimo interesse (artt. 15–21). Dal tuo account scarichi i dati in formato JSON, chiudi le sessioni ed elimini l’account.\nPuoi presentare un reclamo all’autorità di controllo: {{privacy.authority}}',
      'You can request access, rectification, erasure, restriction and portability of your data, and object to processing based on legitimate interest (art. 15–21). In your account you can download your data as JSON, end sessions and delete the account.\nYou can lodge a complaint with the supervisory authority: {{privacy.authority}}',
      'Puedes solicitar el acceso, la rectificación, la supresión, la limitación y la portabilidad de los datos, y oponerte al tratamiento por interés legítimo (arts. 15–21). Desde tu cuenta descargas los datos en JSON, cierras sesiones y eliminas la cuenta.\nPuedes presentar una reclamación ante la autoridad de control: {{privacy.authority}}',
      'Tu peux demander l’accès, la rectification, l’effacement, la limitation et la portabilité de tes données, et t’opposer au traitement fondé sur l’intérêt légitime (art. 15–21). Depuis ton compte, tu télécharges tes données en JSON, fermes les sessions et supprimes le compte.\nTu peux introduire une réclamation auprès de l’autorité de contrôle : {{privacy.authority}}',
      'Du kannst Auskunft, Berichtigung, Löschung, Einschränkung und Übertragbarkeit deiner Daten verlangen und der Verarbeitung aus berechtigtem Interesse widersprechen (Art. 15–21). In deinem Konto lädst du die Daten als JSON herunter, beendest Sitzungen und löschst das Konto.\nDu kannst dich bei der Aufsichtsbehörde beschweren: {{privacy.authority}}',
      'Podes pedir o acesso, a retificação, o apagamento, a limitação e a portabilidade dos dados, e opor-te ao tratamento por interesse legítimo (arts. 15.º–21.º). Na tua conta descarregas os dados em JSON, terminas sessões e eliminas a conta.\nPodes apresentar uma reclamação à autoridade de controlo: {{privacy.authority}}',
    ),
  ),
]
