"""What things are made of. Colours are hex without '#'; sizes in cm; every function returns a Blender material."""
import math
import os
import tempfile

import bpy
import numpy as np


def linear(colour):
    """Hex without '#' -> linear RGBA, as Cycles wants it."""
    colour = colour.lstrip("#")
    parts = [int(colour[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts) + (1.0,)


def shade(colour, factor):
    """A hex colour made darker (factor < 1) or lighter (factor > 1, towards white)."""
    parts = [int(colour.lstrip("#")[i:i + 2], 16) for i in (0, 2, 4)]
    mixed = [c * factor if factor <= 1 else c + (255 - c) * (factor - 1) for c in parts]
    return "".join(f"{int(max(0, min(255, c))):02x}" for c in mixed)


def principled(name, colour, roughness, specular=.5, **inputs):
    """The one place where the Principled shader is set up; further inputs by Blender's name, '_' for a space."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = specular
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ")].default_value = value
    return material


def plastic(colour, roughness=.35, specular=.5, coat=0.0, glow=0.0, grain=0.0, name="plastic"):
    """Moulded plastic, lacquer, card: coat adds a clear varnish, glow some own light, grain a fine moulded texture."""
    material = principled(name, colour, roughness, specular, Clearcoat=coat, Clearcoat_Roughness=.12)
    shader = material.node_tree.nodes["Principled BSDF"]
    if glow:
        shader.inputs["Emission"].default_value = linear(colour)
        shader.inputs["Emission Strength"].default_value = glow
    if grain:
        add_grain(material, grain)
    return material


def rubber(colour, roughness=.48, name="rubber"):
    """Silicone, nitrile, PVC tubing: a soft broad highlight."""
    return principled(name, colour, roughness, .42)


def metal(colour="d8dadc", roughness=.18, name="metal", glow=0.0):
    """Steel (.18), chrome (.06), satin (.32), anodised or painted-like metals by colour; glow: what a reflector shows of its lamp."""
    return principled(name, colour, roughness, Metallic=1.0, Emission=linear(colour), Emission_Strength=glow)


def rainbow_metal(roughness=.12, name="rainbow"):
    """Titanium-coated metal whose hue turns with the angle of view."""
    material = principled(name, "8060c0", roughness, Metallic=1.0)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    facing, ramp = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeValToRGB")
    facing.inputs[0].default_value = .42
    stops = [(0, "5b2fc4"), (.16, "2f7fe0"), (.32, "29c7b8"), (.48, "9fd64a"), (.62, "f2b93b"), (.78, "e2557a"), (1, "7b3fd0")]
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(.5)
    for element, (place, colour) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = place, linear(colour)
    links.new(facing.outputs["Facing"], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def glow(colour, strength=1.0, name="glow"):
    """A light of its own: display digits, lamps. It shows its colour whatever the studio light."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out, light = tree.nodes.new("ShaderNodeOutputMaterial"), tree.nodes.new("ShaderNodeEmission")
    light.inputs[0].default_value, light.inputs[1].default_value = linear(colour), strength
    tree.links.new(light.outputs[0], out.inputs[0])
    return material


# The pass in which clear plastic marks its pixels (see denoise.calm).
CLEAR = "clear"


def glass(tint="eef6f7", roughness=.02, strength=1.0, name="glass"):
    """Thin clear glass, acrylic, clear film: see-through with a reflection, no refraction (so no noise)."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    out, mix = nodes.new("ShaderNodeOutputMaterial"), nodes.new("ShaderNodeMixShader")
    through, gloss = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeBsdfGlossy")
    # Schlick's formula by hand: Blender's Fresnel node mirrors totally on back faces, which greys every thin wall.
    edge, steep, soft = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMath")
    through.inputs[0].default_value = linear(tint)
    gloss.inputs["Roughness"].default_value = roughness
    edge.inputs[0].default_value = .5
    steep.operation, steep.inputs[1].default_value = "POWER", 5
    soft.operation, soft.inputs[1].default_value, soft.inputs[2].default_value = "MULTIPLY_ADD", .96 * strength, .04 * strength
    links.new(edge.outputs["Facing"], steep.inputs[0])
    links.new(steep.outputs[0], soft.inputs[0])
    for source, target in ((soft.outputs[0], 0), (through.outputs[0], 1), (gloss.outputs[0], 2)):
        links.new(source, mix.inputs[target])
    links.new(mix.outputs[0], out.inputs[0])
    return material


def clear_plastic(tint="dfeef2", milk=.12, roughness=.1, name="clear"):
    """Blister domes, bottles, masks, drip chambers: tinted see-through plastic; milk 0 clear to 1 opaque."""
    material = glass(tint, roughness, .9, name)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    out = next(n for n in nodes if n.type == "OUTPUT_MATERIAL")
    clear = out.inputs[0].links[0].from_socket
    body, mix = nodes.new("ShaderNodeBsdfDiffuse"), nodes.new("ShaderNodeMixShader")
    body.inputs[0].default_value = linear(tint)
    mix.inputs[0].default_value = milk
    links.new(clear, mix.inputs[1])
    links.new(body.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs[0])
    seen = nodes.new("ShaderNodeOutputAOV")  # tells the denoiser where chance decides what is seen
    seen.name, seen.inputs["Value"].default_value = CLEAR, 1
    return material


def soft_clear(tint="dff1e8", milk=.1, rim=.75, roughness=.16, name="soft clear"):
    """Soft PVC of masks, prongs and hoses: clear where one looks straight through it, its own colour where it turns away."""
    material = clear_plastic(tint, milk, roughness, name)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    through = next(n for n in nodes if n.type == "BSDF_TRANSPARENT")
    through.inputs[0].default_value = linear(shade(tint, 1.8))
    body = next(n for n in nodes if n.type == "BSDF_DIFFUSE").outputs[0].links[0].to_node
    turned, bent, part = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMath")
    turned.inputs[0].default_value = .5
    bent.operation, bent.inputs[1].default_value = "POWER", 2.2
    part.operation, part.inputs[1].default_value, part.inputs[2].default_value = "MULTIPLY_ADD", rim, milk
    for source, target in ((turned.outputs["Facing"], bent.inputs[0]), (bent.outputs[0], part.inputs[0]), (part.outputs[0], body.inputs[0])):
        links.new(source, target)
    return material


def printed(picture, roughness=.42, specular=.35, coat=0.0, name="printed"):
    """A printed surface from a picture file (see lettering.svg_texture), laid out by the object's UV map."""
    material = principled(name, "ffffff", roughness, specular, Clearcoat=coat)
    tree = material.node_tree
    image = tree.nodes.new("ShaderNodeTexImage")
    image.image, image.extension = bpy.data.images.load(picture, check_existing=True), "EXTEND"
    tree.links.new(image.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def add_grain(material, scale=50, strength=.12, depth=.01):
    """A fine irregular texture (moulded plastic, leather, crepe); scale = grains a cm, roughly; returns the material."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, noise, bump = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexNoise", "Bump"))
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 3
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, depth
    links.new(place.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs[0], nodes["Principled BSDF"].inputs["Normal"])
    return material


def weave_picture(kind):
    """The picture of one repeat of a weave (twill, plain, knit, nonwoven, crepe), drawn once into the temporary folder."""
    path = os.path.join(tempfile.gettempdir(), f"weave-{kind}.png")
    if os.path.exists(path):
        return path
    size = 256
    y, x = np.mgrid[0:size, 0:size] / size
    rough = np.random.default_rng(4).normal(0, 1, (size, size))
    spectrum = np.fft.fft2(rough)
    reach = np.hypot(*np.meshgrid(np.fft.fftfreq(size), np.fft.fftfreq(size)))
    cloud = np.real(np.fft.ifft2(spectrum * np.exp(-(reach * 22) ** 2)))
    cloud /= np.abs(cloud).max()
    wave = lambda t: .5 + .5 * np.cos(2 * math.pi * t)
    height = {
        "twill": wave(8 * (x + y) + .10 * cloud) * .8 + .2 * wave(16 * (x - y)),
        "plain": np.where((np.floor(16 * x) + np.floor(16 * y)) % 2 == 0, wave(16 * x + .5), wave(16 * y + .5)),
        "knit": wave(8 * x + .12 * np.sin(2 * math.pi * 16 * y)) * (.7 + .3 * wave(16 * y)),
        "nonwoven": .5 + .5 * cloud,
        "crepe": .5 + .3 * wave(10 * y + .35 * cloud) + .2 * cloud,
    }[kind]
    grey = np.clip(height * .86 + .14 * (.5 + .5 * cloud), 0, 1)
    image = bpy.data.images.new(f"weave-{kind}", size, size)
    pixels = np.ones((size, size, 4), np.float32)
    pixels[..., :3] = grey[..., None]
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()
    return path


def fabric(colour, weave="twill", threads=6.0, contrast=.3, bump=.5, roughness=.85, sheen=.1, coordinates="Object", span=(1, 1), name="fabric", blend="OVERLAY"):
    """Cloth: `threads` ribs a cm seen in colour and relief. coordinates "Object" for flat-lying cloth (x, y in cm),
    "UV" for bent cloth, with span = the cm that the UV map covers in u and v; blend "MULTIPLY" shows the weave on white, too."""
    material = principled(name, colour, roughness, .15, Sheen=sheen, Sheen_Tint=.6)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, mapping = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    picture, mix = nodes.new("ShaderNodeTexImage"), nodes.new("ShaderNodeMixRGB")
    relief = nodes.new("ShaderNodeBump")
    repeats = threads / {"twill": 8, "plain": 16, "knit": 8, "nonwoven": 8, "crepe": 10}[weave]
    mapping.inputs["Scale"].default_value = (repeats * span[0], repeats * span[1], repeats)
    picture.image = bpy.data.images.load(weave_picture(weave), check_existing=True)
    picture.image.colorspace_settings.name = "Non-Color"
    mix.blend_type, mix.inputs[0].default_value = blend, contrast
    mix.inputs[1].default_value = linear(colour)
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = bump, .03
    links.new(place.outputs[coordinates], mapping.inputs["Vector"])
    links.new(mapping.outputs[0], picture.inputs["Vector"])
    links.new(picture.outputs["Color"], mix.inputs[2])
    links.new(picture.outputs["Color"], relief.inputs["Height"])
    links.new(mix.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    links.new(relief.outputs[0], nodes["Principled BSDF"].inputs["Normal"])
    return material
