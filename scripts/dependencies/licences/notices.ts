import type { ProductionPackage } from './productionPackages.ts';

const head = `# Third-party notices

Concierge itself is under the [MIT licence](LICENSE). What it is built of keeps its own licences:
the texts are in each package's folder in \`node_modules\`. \`npm run notices\` writes this file.

## Fonts

The files in \`apps/site/src/styles/fonts\` are cut from these fonts, under the SIL Open Font Licence
1.1, whose text lies beside them:

- Inter Tight, copyright 2022 The Inter Project Authors (https://github.com/rsms/inter-tight)
- Jost, copyright 2020 The Jost Project Authors (https://github.com/indestructible-type/Jost)
- Literata, copyright 2017 The Literata Project Authors (https://github.com/googlefonts/literata)
- Rubik, copyright 2015 The Rubik Project Authors (https://github.com/googlefonts/rubik)
- Vazirmatn, copyright 2015 The Vazirmatn Project Authors (https://github.com/rastikerdar/vazirmatn)

## Country data

The country of a visitor's address comes from [ip-location-db](https://github.com/sapics/ip-location-db)
(geo-whois-asn-country), put together under CC0 1.0 from GeoFeed, WHOIS and ASN data of the regional internet
registries. Statistics data by the [Number Resource Organization](https://www.nro.net/), under
[CC BY 4.0](https://creativecommons.org/licenses/by/4.0/).

## Packages
`;

/** The text of THIRD-PARTY.md: credits, and the packages by licence. */
export function notices(packages: readonly ProductionPackage[]): string {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence ?? 'not named');
  const sections = [...byLicence].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    head,
    ...sections.map(
      ([licence, members]) =>
        `### ${licence}\n\n${members.map(({ name, version }) => `- ${name} ${version}`).join('\n')}\n`,
    ),
  ].join('\n');
}
