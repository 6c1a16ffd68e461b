/**
 * Phrases of senders who send the same offer to every form they find. Plain trade words are left out: a casino wants a
 * website too, and a shop asks for search engine optimisation. So each phrase is one that a seller says to the reader
 * ("your rankings"), or one that promises what no customer would. Texts are matched in lower case, with single spaces.
 * Each phrase of this list begins at the start of a word.
 */
const LATIN_PHRASES: readonly RegExp[] = [
  // Rankings, links and visitors for the reader's site.
  /(?:first|top|1st) page (?:of|on|in) (?:google|search)/u,
  /(?:rank|ranks|ranking|position)s? (?:number |no\.? ?|# ?)(?:1|one)\b|top (?:of|on|in) google/u,
  /(?:buy|cheap|quality|high da|high-da|dofollow|powerful|permanent|premium) (?:\w+ )?back ?links?|back ?links? (?:for|to) your|link[- ]building (?:service|package|offer)/u,
  /guest posts?\b|link insertions?\b|sponsored (?:post|article|content)s? on your/u,
  /(?:da|dr)[ :]*\d\d\b|da ?\/ ?(?:dr|pa)\b|domain (?:authority|rating)\b/u,
  /(?:increase|boost|drive|grow|improve|double|triple|skyrocket|send|bring) (?:\w+ ){0,4}(?:to )?your (?:\w+ ){0,2}(?:traffic|visibility|rank\w*|sales|revenue|visitors|web ?site|site|leads|business)\b/u,
  /your (?:web ?site|site|business|company|page|domain) (?:\w+ )?(?:is not|isn.t|is missing|does not|doesn.t|lacks|could|needs|deserves|is losing) (?:\w+ ){0,4}(?:rank\w*|show\w*|appear\w*|found|visib\w*|optimi[sz]\w*|seo|traffic|customers|leads|google)\b/u,
  /(?:issues?|errors?|problems?|mistakes?) (?:on|with|in|affecting|hurting) your (?:web ?site|site|page|rankings?|seo)\b/u,
  /(?:targeted|real|organic|qualified) (?:\w+ )?(?:traffic|visitors|leads) (?:to|for) your/u,
  /we (?:offer|provide|sell|speciali[sz]e in|are offering) (?:\w+ ){0,3}(?:seo|web ?(?:site)? ?(?:design|development)|app development|digital marketing|back ?links?|traffic|explainer|logo|leads|email list|outsourc\w+|data entry)/u,
  /(?:explainer|animated|promo|promotional) videos? (?:for|of) (?:your|business)|(?:redesign|revamp) (?:of )?your (?:current )?(?:web ?site|site)/u,
  /(?:buy|get|real|cheap|free) (?:\w+ )?(?:instagram|facebook|tiktok|youtube|twitter|telegram) (?:followers|likes|views|subscribers|members)/u,
  /(?:verified|targeted|b2b) (?:\w+ )?(?:leads|e-?mails?|contacts|databases?)\b|e-?mail (?:lists?|databases?) of/u,
  // Closing lines.
  /(?:send|share with) you (?:a|an|our|the|my|some) (?:\w+ ){0,3}(?:proposal|quote|price list|packages|pricing|samples|audit|report)\b/u,
  /interested\?|if you(?:.re| are) interested\b|would you be interested\b/u,
  /(?:reply|respond|write back) (?:to this|with your|me with|back with|with the word|["']?yes)\b/u,
  /(?:100 ?% )?(?:guaranteed? (?:results?|rankings?|traffic|sales|position)|results? (?:are )?guaranteed|money[- ]back guarantee)/u,
  /(?:lowest|unbeatable|cheapest|wholesale) (?:prices?|rates?)\b|(?:starting|starts) (?:at|from) (?:only|just)\b|(?:only|just) \$ ?\d/u,
  /(?:act|order|buy|apply|sign up|register|claim|click) (?:it )?(?:now|here|today|below)\b|limited[- ]time\b/u,
  // Mass mailing.
  /unsubscribe\b|opt[- ]?out\b|to (?:stop|avoid) receiv|removed? (?:you|your (?:site|domain|web ?site)) from (?:our|my|the|this)|won.t hear from (?:me|us) again/u,
  /(?:contact|feedback) ?forms? (?:submission|blast|marketing|mailing|message|advert|on)|(?:through|via|using) (?:\w+ )?(?:contact|feedback) ?forms\b|(?:million|thousand|000|\dk|\dm) (?:\w+ )?(?:web ?sites|sites|contact forms|companies|businesses)\b/u,
  /this is not (?:a )?(?:spam|scam)\b|sorry (?:to bother|for the intrusion|to disturb)\b/u,
  /(?:web ?master|site owner|website owner|business owner|domain owner|site admin|website admin|dearest|beloved)\b/u,
  // Money.
  /(?:make|earn|earning|making|win|profits?|income)(?: (?:of|up|to|over|about|from|at|least|money|more|than|extra))* ?[$€£]? ?\d[\d.,]{0,12}k? ?(?:[$€£]|usd|dollars|euro)?.{0,25}\b(?:days?|daily|weeks?|weekly|months?|monthly|hours?)\b/u,
  /passive income\b|financial freedom\b|get rich\b|easy money\b|make money (?:online|fast|from)|extra income\b/u,
  /(?:bitcoin|btc|crypto|cryptocurrency|ethereum|usdt|forex|binary options?)s? (?:\w+ ){0,2}(?:invest\w*|trading|profits?|bots?|giveaway|bonus|signals?|payouts?|earn\w*|doubl\w*)\b|airdrop\b/u,
  /invest(?:ment|ments|ing|or|ors)? (?:\w+ ){0,3}(?:returns?|roi|profits?|guarantee\w*|opportunit\w*)\b|\d+ ?% (?:daily|weekly|monthly|roi|returns?|profit)|guaranteed (?:profit|return|income)/u,
  /(?:business|personal|unsecured|urgent|instant|quick) (?:loans?|funding)\b|loan (?:offer|amount|of up)|(?:no|without) (?:collateral|credit check)\b|pre-?approved\b|\d+ ?% interest/u,
  /next of kin\b|unclaimed\b|deceased (?:client|customer)|my late (?:husband|client|father)|million (?:us |united states )?dollars\b|you (?:have|.ve) (?:been selected|won)\b|gift cards?\b.{0,40}\bclaim/u,
  // Gambling, pills and sex.
  /(?:online|crypto|live) casinos?\b|casino (?:bonus|online|games?|slots?)|no deposit\b|free spins\b|slots? (?:games?|online|machines?)|sports? betting\b|betting (?:site|tips|bonus)|jackpots?\b|1xbet\b|mostbet\b|vavada\b/u,
  /(?:viagra|cialis|levitra|sildenafil|tadalafil|tramadol|xanax|phentermine|oxycodone|modafinil|ozempic)\b|(?:without|no) (?:a )?prescription\b|canadian pharmac|(?:weight[- ]loss|diet) (?:pills?|gummies|drops)|keto gummies\b|male enhancement\b/u,
  /(?:porn|xxx|onlyfans|hookups?|nudes)\b|(?:sexy|hot|lonely|naked) (?:girls|women|singles|ladies|photos)\b|sex (?:chat|cams?|dating|tonight)\b|adult (?:dating|site|content|chat)\b/u,
  // Threats.
  /(?:hacked|exploited|extracted|stolen|leaked)\b.{0,40}\byour (?:web ?site|site|database|data|server)\b|your (?:web ?site|site|database|data|server)\b.{0,40}\b(?:hacked|exploited|leaked|sold|auctioned)\b/u,
  /(?:negative (?:seo|back ?links)|destroy your|de-?index\w*)\b|(?:bitcoin|btc) (?:address|wallet|to the)\b/u,
  /(?:domain|listing|google listing|trademark) (?:\w+ )?(?:expires?|expiration|expiry|renewal|termination|suspension|notice)\b.{0,80}\b(?:notice|pay|payment|final|immediately|click)\b/u,
  // German, French, Spanish.
  /(?:seite 1|erste seite|platz 1) (?:bei|von|auf) google\b|ihre (?:web ?site|webseite|homepage) .{0,40}(?:ranking|sichtbarkeit|besucher|google)|backlinks kaufen\b|(?:sofort)?kredit ohne schufa\b/u,
  /premi[eè]re page (?:de|sur) google\b|pr[eê]ts? (?:entre particuliers?|rapides?|sans)|offres? de (?:pr[eê]t|cr[eé]dit)\b|taux d.int[eé]r[eê]t\b/u,
  /primera p[aá]gina (?:de|en) google\b|pr[eé]stamos? (?:r[aá]pidos?|urgentes?|sin|desde)\b|gan(?:e|ar?|a) dinero\b/u,
]

/** `\b` knows Latin letters only, so these phrases match anywhere. */
const OTHER_PHRASES: readonly RegExp[] = [
  // Russian and Ukrainian.
  /рассыл(?:к|а)|обратн(?:ая связь|ой связи).{0,30}форм|форм\p{L}{0,9} обратной связи/u,
  /продвижени\p{L}{0,9} (?:ваш|сайтов|в топ|в google|в яндекс)|раскрутк|накрутк|прогон\p{L}{0,9} |хрумер|вывед\p{L}{1,9} (?:ваш )?сайт|в топ-?\s?(?:яндекс|google|гугл|\d)/u,
  /(?:купить|продаж\p{L}{0,9}|заказать|вечн\p{L}{1,9}|обратн\p{L}{1,9}) (?:\p{L}{1,9} )?(?:ссыл|диплом|аттестат|баз[уы] )|база (?:компаний|предприятий|email|e-mail)/u,
  /заработ(?:о?к|ать|ай|айте)(?!\p{L}).{0,30}|пассивн\p{L}{1,9} доход|инвестици\p{L}{1,9} .{0,30}(?:доход|процент|прибыл)|(?:доход|прибыль) от \d/u,
  /казино|слот(?:ы|ов)(?!\p{L})|ставк\p{L}{1,9} на спорт|бонус за регистрацию|фриспин/u,
  /(?:займ|кредит)\p{L}{0,9} (?:без|онлайн|на карту|под|за \d)|без справок|без отказа/u,
  /интим|проститут|эскорт|секс/u,
  // Chinese.
  /外链|代开?发票|博彩|赌场|网站优化|排名首页|百度排名|快速贷款/u,
]

const latin = LATIN_PHRASES.map(({ source }) => source)
const others = OTHER_PHRASES.map(({ source }) => source)

export const OFFER_PHRASES: readonly RegExp[] = [
  ...latin.map((source) => new RegExp(`\\b(?:${source})`, 'gu')),
  ...others.map((source) => new RegExp(source, 'gu')),
]

/**
 * Finds out in a quarter of the time that a text has no such phrase: the long list is tried only where a word begins.
 */
export const ANY_OFFER_PHRASE = new RegExp(`\\b(?:${latin.join('|')})|${others.join('|')}`, 'u')
