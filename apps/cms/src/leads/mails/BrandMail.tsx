import type { BrandDefinition } from '@concierge/brands/brands';
import { brandTokens } from '@concierge/brands/brandTokens';
import { type Lang, textDirection } from '@concierge/contract/lang';
import {
  Body,
  Container,
  Head,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';

export interface BrandMailProps {
  readonly brand: BrandDefinition;
  readonly lang: Lang;
  readonly preview: string;
  readonly paragraphs: readonly string[];
  /** Shown large, with its label. */
  readonly reference?: { readonly label: string; readonly value: string } | undefined;
  readonly action?: { readonly label: string; readonly url: string } | undefined;
  readonly closing: string;
  readonly footer?: { readonly label: string; readonly url: string } | undefined;
}

const fonts = "'Inter Tight', 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** The brand's name, and its town where the name has not said it. */
const signature = ({ name, place }: BrandDefinition): string =>
  name.includes(place) ? name : `${name}, ${place}`;

/** A mail in the brand's colours, right to left for Arabic. */
export function BrandMail({
  brand,
  lang,
  preview,
  paragraphs,
  reference,
  action,
  closing,
  footer,
}: BrandMailProps) {
  const { color } = brandTokens(brand.code);
  const text = {
    fontFamily: fonts,
    fontSize: '16px',
    lineHeight: '26px',
    color: color.ink,
    margin: '0 0 16px',
  };
  return (
    <Html lang={lang} dir={textDirection(lang)}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: color.tint, margin: 0, padding: '32px 0' }}>
        <Container style={{ backgroundColor: color.paper, padding: '40px', maxWidth: '560px' }}>
          <Text
            style={{
              ...text,
              fontWeight: 700,
              fontSize: '20px',
              borderTop: `8px solid ${color.brand}`,
              paddingTop: '16px',
            }}
          >
            {brand.name}
          </Text>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={text}>
              {paragraph}
            </Text>
          ))}
          {reference && (
            <Section
              style={{ backgroundColor: color.brand, padding: '16px 24px', margin: '24px 0' }}
            >
              <Text style={{ ...text, color: color.onBrand, fontSize: '14px', margin: 0 }}>
                {reference.label}
              </Text>
              <Text
                dir="ltr"
                style={{
                  ...text,
                  color: color.onBrand,
                  fontSize: '28px',
                  lineHeight: '36px',
                  fontWeight: 700,
                  margin: 0,
                }}
              >
                {reference.value}
              </Text>
            </Section>
          )}
          {action && (
            <Text style={text}>
              <Link href={action.url} style={{ color: color.accent, fontWeight: 700 }}>
                {action.label}
              </Link>
            </Text>
          )}
          <Hr style={{ borderColor: color.line, margin: '24px 0' }} />
          <Text style={text}>
            {closing}
            <br />
            {signature(brand)}
          </Text>
          {footer && (
            <Text style={{ ...text, fontSize: '13px' }}>
              <Link href={footer.url} style={{ color: color.inkSoft }}>
                {footer.label}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}
