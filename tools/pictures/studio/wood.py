"""Wood: a grain of long streaks along one axis, in two tones."""
from studio.materials import linear, principled, shade


def wood(colour="b98a58", along="z", tone=1.0, roughness=.42):
    """Varnished wood; colour hex; along: the axis of the grain; tone darkens (< 1) or lightens (> 1)."""
    colour = shade(colour, tone) if tone != 1 else colour
    material = principled("wood", colour, roughness, .4, Clearcoat=.25, Clearcoat_Roughness=.2)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, mapping, noise, ramp, bump = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Mapping", "TexNoise", "ValToRGB", "Bump"))
    mapping.inputs["Scale"].default_value = [.035 if axis == along else .85 for axis in "xyz"]
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.0, 6
    noise.inputs["Distortion"].default_value = .7
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = .34, linear(shade(colour, .78))
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = .66, linear(shade(colour, 1.10))
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = .06, .05
    links.new(place.outputs["Object"], mapping.inputs["Vector"])
    links.new(mapping.outputs[0], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs[0], nodes["Principled BSDF"].inputs["Normal"])
    return material
