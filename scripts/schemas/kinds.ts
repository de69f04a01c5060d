import type { Schema } from './read';

/** The words for what a `$ref` names, with a link to where that is explained. */
export type LinkTo = (ref: string) => string;

const types: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  boolean: '`true` or `false`',
};

/** What stands where a schema asks for something, in a few words. */
export function kindOf(schema: Schema, linkTo: LinkTo): string {
  if (schema.$ref !== undefined) return linkTo(schema.$ref);
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(', ');
  if (schema.prefixItems) return `[${schema.prefixItems.map((part) => kindOf(part, linkTo)).join(', ')}]`;
  if (schema.items) return `list of ${kindOf(schema.items, linkTo)}`;
  if (schema.oneOf && !schema.properties) return either(schema.oneOf, linkTo);
  if (schema.discriminator && schema.oneOf) return either(schema.oneOf, linkTo);
  if (typeof schema.additionalProperties === 'object') {
    return `object of ${kindOf(schema.additionalProperties, linkTo)}`;
  }
  if (schema.properties) {
    const keys = Object.entries(schema.properties).map(
      ([key, part]) => `\`${key}\`: ${kindOf(part, linkTo)}`,
    );
    return `object with ${keys.join(', ')}`;
  }
  return types[schema.type ?? ''] ?? String(schema.type);
}

function either(parts: readonly Schema[], linkTo: LinkTo): string {
  return parts.map((part) => kindOf(part, linkTo)).join(' or ');
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
